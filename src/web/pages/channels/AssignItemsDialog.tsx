import { useQueryClient } from '@tanstack/react-query';
import { Link2, QrCode } from 'lucide-react';
import { useState } from 'react';
import type { Channel } from '#contract/channels.ts';
import { knownItems } from '#web/api/channels.ts';
import { pickKey, searchPause, useCodePicks, useLinkPicks } from '#web/api/picks.ts';
import type { Pickable } from '#web/api/picks.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useWork } from '#web/bulk/use-work.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { useChosen } from '#web/browser/chosen.ts';
import { useSettled } from '#web/browser/settled.ts';
import { AssignDialog } from '#web/ui/overlay/AssignDialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { BioPanel } from './BioPanel.tsx';
import { BioPicker } from './BioPicker.tsx';
import { kindNames, manyInWords } from './item-kinds.tsx';

interface AssignItemsDialogProps {
  open: boolean;
  onClose: () => void;
  channel: Pick<Channel, 'id' | 'name'>;
}

const iconOf = ({ type }: Pickable) => kindNames[type].icon;

export const AssignItemsDialog = ({ open, onClose, channel }: AssignItemsDialogProps) => {
  const client = useQueryClient();
  const takesOut = useExtension('unassign');
  const listsBios = useExtension('bio');
  const [view, setView] = useState('links');
  const [search, setSearch] = useState({ links: '', codes: '' });
  const links = useLinkPicks(useSettled(search.links.trim(), searchPause), view === 'links');
  const codes = useCodePicks(search.codes.trim(), view === 'qr');
  const { chosen, choose } = useChosen<Pickable>();
  const [inside] = useState(
    () => new Set(knownItems(client, channel.id).map(({ type, id }) => pickKey(type, id))),
  );
  const noteOf = ({ key }: Pickable) => (inside.has(key) ? 'In it already' : undefined);
  const words = (count: number) => manyInWords(count, [...chosen.values()]);

  const items = [...chosen.values()];
  const work = useWork({
    items,
    jobOf: () => assignJob(items, { kind: 'channel', id: channel.id, title: channel.name }),
    onClose,
  });
  const picking = { chosen, onChoose: choose, noteOf };
  return (
    <AssignDialog
      open={open}
      onClose={onClose}
      title={`Add to “${channel.name}”`}
      text={`${takesOut ? '' : 'This API can’t take a single item out of a channel again. '}Adding one that is in it already changes nothing.`}
      views={[
        {
          value: 'links',
          label: 'Links',
          panel: (
            <PickPanel
              {...picking}
              key="links"
              what="links"
              search={search.links}
              onSearch={(text) => setSearch({ ...search, links: text })}
              placeholder="Search, or paste a short URL"
              source={links}
              empty={
                <EmptyState small icon={<Link2 />} title="No links yet">
                  Links that are made for this account can be added here.
                </EmptyState>
              }
            />
          ),
        },
        {
          value: 'qr',
          label: 'QR codes',
          panel: (
            <PickPanel
              {...picking}
              key="codes"
              what="QR codes"
              search={search.codes}
              onSearch={(text) => setSearch({ ...search, codes: text })}
              placeholder="Search by name or address"
              source={codes}
              icon={iconOf}
              empty={
                <EmptyState small icon={<QrCode />} title="No QR codes yet">
                  QR codes that are made for this account can be added here.
                </EmptyState>
              }
            />
          ),
        },
        {
          value: 'bio',
          label: 'Bio pages',
          panel: listsBios ? (
            <BioPanel {...picking} icon={iconOf} />
          ) : (
            <BioPicker chosen={chosen} onChoose={choose} icon={iconOf} />
          ),
        },
      ]}
      view={view}
      onView={setView}
      chosen={chosen}
      onChoose={choose}
      icon={iconOf}
      words={words}
      {...work}
    />
  );
};

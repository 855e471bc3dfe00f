import { useQueryClient } from '@tanstack/react-query';
import { Link2, QrCode } from 'lucide-react';
import { useState } from 'react';
import type { Channel } from '#contract/channels.ts';
import { knownItems } from '#web/api/channels.ts';
import { pickKey } from '#web/api/pickable.ts';
import { searchPause, useCodePicks, useLinkPicks } from '#web/api/picks.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useWorkDialog } from '#web/bulk/use-work-dialog.ts';
import { assignJob } from '#web/jobs/kinds/assign.ts';
import { useChosen } from '#web/browser/chosen.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { AssignDialog } from '#web/ui/overlay/AssignDialog.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { PickPanel } from '#web/ui/overlay/PickPanel.tsx';
import { addToGroup } from '#web/words/add-to-group.ts';
import { assign } from '#web/words/assign.ts';
import { channelDialogs as words } from '#web/words/channel-dialogs.ts';
import { BioPanel } from './BioPanel.tsx';
import { BioPicker } from './BioPicker.tsx';
import { kindIcons, manyInWords } from './item-kinds.tsx';

interface AssignItemsDialogProps {
  open: boolean;
  onClose: () => void;
  channel: Pick<Channel, 'id' | 'name'>;
}

const iconOf = ({ type }: Pickable) => kindIcons[type];

export const AssignItemsDialog = ({ open, onClose, channel }: AssignItemsDialogProps) => {
  const client = useQueryClient();
  const takesOut = useExtension('unassign');
  const listsBios = useExtension('bio');
  const [view, setView] = useState('links');
  const [search, setSearch] = useState({ links: '', codes: '' });
  const links = useLinkPicks(useDebounced(search.links.trim(), searchPause), view === 'links');
  const codes = useCodePicks(search.codes.trim(), view === 'qr');
  const { chosen, choose } = useChosen<Pickable>();
  const [inside] = useState(
    () => new Set(knownItems(client, channel.id).map(({ type, id }) => pickKey(type, id))),
  );
  const noteOf = ({ key }: Pickable) => (inside.has(key) ? assign.added : undefined);

  const items = [...chosen.values()];
  const work = useWorkDialog({
    items,
    jobOf: () => assignJob(items, { kind: 'channel', id: channel.id, title: channel.name }),
    onClose,
  });
  const picking = { chosen, onChoose: choose, noteOf };
  return (
    <AssignDialog
      open={open}
      onClose={onClose}
      title={words.assignTitle(channel.name)}
      text={takesOut ? addToGroup.channel.onceText : assign.lastingText}
      views={[
        {
          value: 'links',
          label: assign.links,
          panel: (
            <PickPanel
              {...picking}
              key="links"
              what={assign.linkNouns}
              search={search.links}
              onSearch={(text) => setSearch({ ...search, links: text })}
              placeholder={assign.searchLinks}
              source={links}
              empty={
                <EmptyState small icon={<Link2 />} title={assign.noLinks}>
                  {assign.noLinksText}
                </EmptyState>
              }
            />
          ),
        },
        {
          value: 'qr',
          label: words.codes,
          panel: (
            <PickPanel
              {...picking}
              key="codes"
              what={words.codeNouns}
              search={search.codes}
              onSearch={(text) => setSearch({ ...search, codes: text })}
              placeholder={words.searchCodes}
              source={codes}
              icon={iconOf}
              empty={
                <EmptyState small icon={<QrCode />} title={words.noCodes}>
                  {words.noCodesText}
                </EmptyState>
              }
            />
          ),
        },
        {
          value: 'bio',
          label: words.bios,
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
      words={(count) => manyInWords(count, items)}
      {...work}
    />
  );
};

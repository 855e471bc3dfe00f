import { useQuery } from '@tanstack/react-query';
import { Ban, Ellipsis, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Share } from '#contract/shares.ts';
import { deleteShare, renewShare, type Shared, shareList } from '#web/api/shares.ts';
import { useNow } from '#web/browser/now.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RowList } from '#web/ui/overlay/RowList.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { shares as words } from '#web/words/shares.ts';
import { table } from '#web/words/table.ts';
import { shareState } from './share-words.ts';
import { SharedAddress } from './SharedAddress.tsx';
import { ShareForm } from './ShareForm.tsx';

interface SharesDialogProps {
  open: boolean;
  onClose: () => void;
  subject: Shared;
  name: string;
}

interface QuestionProps {
  open: boolean;
  onClose: () => void;
  share: Share;
}

const StopDialog = ({ open, onClose, share }: QuestionProps) => {
  const deletion = useDeletion(deleteShare, share.id, () => {
    toast(words.stopped);
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.stopTitle}
      confirmLabel={words.stopConfirm}
    >
      {words.stopText}
    </ConfirmDialog>
  );
};

const RenewDialog = ({ open, onClose, share, onMade }: QuestionProps & { onMade: (url: string) => void }) => {
  const renewal = useDeletion(renewShare, share.id, ({ url }) => {
    onMade(url);
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...renewal}
      title={words.renewTitle}
      confirmLabel={words.renewConfirm}
    >
      {words.renewText}
    </ConfirmDialog>
  );
};

/** Lists the shared pages of a record's statistics and creates new ones. */
export const SharesDialog = ({ open, onClose, subject, name }: SharesDialogProps) => {
  const query = useQuery(shareList(subject));
  const { data, error } = query;
  const now = new Date(useNow());
  const [made, setMade] = useState<string>();
  const [renewed, renew] = useState<Share>();
  const [ended, end] = useState<Share>();
  const hasPages = (data ?? []).length > 0;
  const list = (
    <>
      {error && !data ? <LoadError what={words.nouns} reading={listStatusOf(query)} /> : null}
      {data || error ? null : <Skeleton width="most" />}
      {hasPages ? (
        <Stack gap={2}>
          <Text as="h3" weight="semibold">
            {words.list}
          </Text>
          <RowList
            label={words.list}
            items={(data ?? []).map((share) => ({
              key: share.id,
              first: share.title || share.name,
              second: shareState(share, now),
              actions: (
                <Menu
                  trigger={
                    <IconButton label={table.actionsFor(share.title || share.name)} icon={<Ellipsis />} />
                  }
                  items={[
                    {
                      label: words.renewConfirm,
                      icon: <RefreshCw />,
                      changes: true,
                      onSelect: () => renew(share),
                    },
                    'separator',
                    { label: words.stopConfirm, icon: <Ban />, danger: true, onSelect: () => end(share) },
                  ]}
                />
              ),
            }))}
          />
          {made === undefined ? (
            <Text as="p" size="sm" tone="second">
              {words.listHint}
            </Text>
          ) : null}
        </Stack>
      ) : null}
    </>
  );
  return (
    <>
      {made === undefined ? (
        <ShareForm
          open={open}
          onClose={onClose}
          subject={subject}
          name={name}
          isOneMore={hasPages}
          onMade={setMade}
        >
          {list}
        </ShareForm>
      ) : (
        <SharedAddress open={open} onClose={onClose} url={made}>
          {list}
        </SharedAddress>
      )}
      <DialogPresence by={renewed} onClose={() => renew(undefined)}>
        {(dialog, share) => <RenewDialog {...dialog} share={share} onMade={setMade} />}
      </DialogPresence>
      <DialogPresence by={ended} onClose={() => end(undefined)}>
        {(dialog, share) => <StopDialog {...dialog} share={share} />}
      </DialogPresence>
    </>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Ban, KeyRound, LogOut } from 'lucide-react';
import { useMemo } from 'react';
import type { Key } from '#contract/keys.ts';
import { keyList } from '#web/api/keys.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { account as words } from '#web/words/account.ts';
import { ApiChangesSwitch } from './security/ApiChangesSwitch.tsx';
import { keyColumns, signInColumns } from './key-columns.tsx';
import { keyName } from './key-name.ts';

const AddKeyDialog = dialogOnDemand(async () => (await import('./AddKeyDialog.tsx')).AddKeyDialog);

const RevokeKeyDialog = dialogOnDemand(async () => (await import('./RevokeKeyDialog.tsx')).RevokeKeyDialog);

type KeyDialog = 'key' | 'revoke';

const newOne = { id: 0 };
const rowKey = ({ id }: Key) => id;

export const KeysCard = () => {
  const list = useQuery(keyList());
  const hasSecurity = useExtension('security');
  const dialog = useAddressDialog<KeyDialog>();
  const { open } = dialog;
  const of = (kind: Key['kind']) => list.data?.filter((key) => key.kind === kind);
  const actions = useMemo(
    (): RowActions<Key> =>
      ({ id, kind }) => [
        {
          label: kind === 'api' ? words.revoke : words.endSession,
          icon: kind === 'api' ? <Ban /> : <LogOut />,
          danger: true,
          onSelect: () => open('revoke', id),
        },
      ],
    [open],
  );
  const table = { rowKey, rowName: keyName, actions, inset: true, keys: false, skeletonRows: 1 } as const;
  const reading = listStatusOf(list);
  const error = reading.error ? <LoadError what={words.keys} reading={reading} /> : undefined;
  return (
    <>
      <Card
        flush
        title={words.keys}
        text={words.keysText}
        actions={
          <Button changes onClick={() => open('key')}>
            {words.createKey}
          </Button>
        }
      >
        <DataTable
          {...table}
          label={words.keys}
          rows={of('api')}
          columns={keyColumns}
          error={error}
          empty={
            <EmptyState small icon={<KeyRound />} title={words.noKeys}>
              {words.noKeysText}
            </EmptyState>
          }
        />
      </Card>
      {hasSecurity ? (
        <Card>
          <ApiChangesSwitch />
        </Card>
      ) : null}
      {error ? null : (
        <Card flush title={words.sessions} text={words.sessionsText}>
          <DataTable
            {...table}
            label={words.sessions}
            rows={of('session')}
            columns={signInColumns}
            empty={<EmptyState small icon={<LogOut />} title={words.noSessions} />}
          />
        </Card>
      )}
      <DialogPresence by={dialog.name === 'key' ? newOne : undefined} onClose={dialog.close}>
        {(opened) => <AddKeyDialog {...opened} />}
      </DialogPresence>
      <DialogPresence by={list.data?.find(({ id }) => id === dialog.idOf('revoke'))} onClose={dialog.close}>
        {(opened, subject) => <RevokeKeyDialog {...opened} onRevoked={dialog.drop} subject={subject} />}
      </DialogPresence>
    </>
  );
};

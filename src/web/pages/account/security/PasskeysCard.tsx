import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Passkey, SecondStep } from '#contract/second-step.ts';
import { knowsPasskeys } from '#web/api/browser-passkeys.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { secondStepState } from '#web/api/second-step.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { FailedRead } from '#web/ui/layout/FailedRead.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column, RowActions } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import type { SecurityDialog } from './SecurityCards.tsx';

interface PasskeysCardProps {
  dialog: AddressDialog<SecurityDialog>;
  /** Whether this sign-in may change anything. */
  mayChange: boolean;
}

const columns: readonly Column<Passkey>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => (
      <Text weight="medium" cut title={name}>
        <bdi>{name}</bdi>
      </Text>
    ),
  },
  { id: 'created', header: 'Created', width: 130, cell: ({ created }) => <RelativeTime value={created} /> },
  {
    id: 'used',
    header: 'Last used',
    width: 130,
    cell: ({ lastused }) => (lastused ? <RelativeTime value={lastused} /> : 'Never'),
  },
];

/** Why none can be added here; undefined: one can. */
function obstacle({ origin }: Pick<SecondStep, 'origin'>): string | undefined {
  if (origin === null)
    return 'Passkeys need https and a host name. This server’s address lacks one of them, so ask the person who runs it.';
  if (origin !== location.origin) return `Passkeys work at ${origin} only. Open the dashboard there.`;
  return knowsPasskeys() ? undefined : 'This browser doesn’t support passkeys.';
}

export const PasskeysCard = ({ dialog: { open }, mayChange }: PasskeysCardProps) => {
  const state = useQuery(secondStepState());
  const { data } = state;
  const reading = listStatusOf(state);
  const why = data && obstacle(data);
  const actions = useMemo(
    (): RowActions<Passkey> =>
      ({ id }) =>
        mayChange
          ? [
              { label: 'Rename', icon: <Pencil />, onSelect: () => open('rename', id) },
              { label: 'Remove', icon: <Trash2 />, danger: true, onSelect: () => open('unlink', id) },
            ]
          : [],
    [open, mayChange],
  );
  return (
    <Card
      flush
      title="Passkeys"
      text={
        why ??
        'Sign in with your fingerprint, face, screen lock or security key. A passkey also works as your second step.'
      }
      actions={
        data && mayChange && why === undefined ? (
          <Button changes onClick={() => open('passkey')}>
            Add passkey
          </Button>
        ) : undefined
      }
    >
      <DataTable
        inset
        keys={false}
        label="Passkeys"
        rows={data?.passkeys}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        skeletonRows={1}
        error={reading.error ? <FailedRead what="passkeys" reading={reading} /> : undefined}
        empty={
          <EmptyState small icon={<Fingerprint />} title="No passkeys">
            {why === undefined ? 'Add one for each device you sign in with.' : null}
          </EmptyState>
        }
      />
    </Card>
  );
};

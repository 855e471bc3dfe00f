import { useQuery } from '@tanstack/react-query';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Passkey, SecondStep } from '#contract/second-step.ts';
import { supportsPasskeys } from '#web/api/browser-passkeys.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { secondStepState } from '#web/api/second-step.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DataTable } from '#web/ui/table/DataTable.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import type { Column, RowActions } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { labels } from '#web/words/labels.ts';
import { account } from '#web/words/account.ts';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { verbs } from '#web/words/verbs.ts';
import type { SecurityDialog } from './SecurityCards.tsx';

interface PasskeysCardProps {
  dialog: AddressDialog<SecurityDialog>;
  /** Whether this session may change anything. */
  mayChange: boolean;
}

const columns: readonly Column<Passkey>[] = [
  {
    id: 'name',
    header: labels.name,
    cell: ({ name }) => (
      <Text weight="medium" cut title={name}>
        <bdi>{name}</bdi>
      </Text>
    ),
  },
  {
    id: 'created',
    header: labels.created,
    width: 130,
    cell: ({ created }) => <RelativeTime value={created} />,
  },
  {
    id: 'used',
    header: account.lastUsed,
    width: 130,
    cell: ({ lastused }) => (lastused ? <RelativeTime value={lastused} /> : labels.never),
  },
];

/** Returns why no passkey can be added here, or undefined if one can. */
function obstacle({ origin }: Pick<SecondStep, 'origin'>): string | undefined {
  if (origin === null) return words.needHttps;
  if (origin !== location.origin) return words.otherOrigin(origin);
  return supportsPasskeys() ? undefined : words.unsupported;
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
              { label: words.rename, icon: <Pencil />, onSelect: () => open('rename', id) },
              { label: verbs.remove, icon: <Trash2 />, danger: true, onSelect: () => open('unlink', id) },
            ]
          : [],
    [open, mayChange],
  );
  return (
    <Card
      flush
      title={words.passkeys}
      text={why ?? words.passkeysText}
      actions={
        data && mayChange && why === undefined ? (
          <Button changes onClick={() => open('passkey')}>
            {words.addPasskey}
          </Button>
        ) : undefined
      }
    >
      <DataTable
        inset
        keys={false}
        label={words.passkeys}
        rows={data?.passkeys}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        skeletonRows={1}
        error={reading.error ? <LoadError what={words.nouns} reading={reading} /> : undefined}
        empty={
          <EmptyState small icon={<Fingerprint />} title={words.noPasskeys}>
            {why === undefined ? words.noPasskeysText : null}
          </EmptyState>
        }
      />
    </Card>
  );
};

import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { switchTo } from '#web/api/accounts.ts';
import { useAccountsShown } from '#web/client/accounts-shown.ts';
import { removeAccount } from '#web/client/credentials.ts';
import { canOpen, type KeptAccount, accountLabel } from '#web/client/kept-accounts.ts';
import { serverName } from '#web/client/server-name.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { accounts as words } from '#web/words/accounts.ts';

interface KeptAccountsProps {
  /** Path that an opened account leads to. */
  path: string;
}

/** Lists the accounts that can be opened without signing in, and those whose session has ended. */
export const KeptAccounts = ({ path }: KeptAccountsProps) => {
  const client = useQueryClient();
  const { accounts = [] } = useAccountsShown() ?? {};
  if (accounts.length === 0) return null;
  const note = (account: KeptAccount) => (canOpen(account) ? serverName(account.server) : words.signedOut);
  return (
    <Stack gap={2}>
      <Text as="p" size="sm" tone="second">
        {words.kept}
      </Text>
      {accounts.map((account) => (
        <Row key={account.shelf} nowrap>
          <Button
            wide
            align="start"
            icon={<ColorDot color={account.color} />}
            onClick={() => void switchTo(account, client, path)}
          >
            <Text cut>
              {accountLabel(account)} <Text tone="second">· {note(account)}</Text>
            </Text>
          </Button>
          {canOpen(account) ? null : (
            <IconButton
              label={words.remove(accountLabel(account))}
              icon={<X />}
              onClick={() => removeAccount(account)}
            />
          )}
        </Row>
      ))}
    </Stack>
  );
};

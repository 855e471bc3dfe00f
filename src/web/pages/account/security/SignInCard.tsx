import { LogOut } from 'lucide-react';
import { type Credentials, useCredentials } from '#web/client/credentials.ts';
import { useServerOrigin } from '#web/api/server-address.ts';
import { useSignOut } from '#web/api/sign-out.ts';
import { exactMinute, parseWireTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { accountMenu } from '#web/words/account-menu.ts';
import { labels } from '#web/words/labels.ts';

const ways: Record<NonNullable<Credentials['by']>, string> = {
  password: words.withPassword,
  'password and code': words.withPasswordAndCode,
  'password and passkey': words.withPasswordAndPasskey,
  passkey: words.withPasskey,
};

export const SignInCard = () => {
  const credentials = useCredentials();
  const server = useServerOrigin();
  const leave = useSignOut();
  const isKey = credentials?.kind === 'key';
  const way = isKey ? words.withKey : credentials?.by && ways[credentials.by];
  const until = credentials?.expires ? parseWireTime(credentials.expires) : undefined;
  return (
    <Card
      title={words.session}
      foot={
        <Button icon={<LogOut />} onClick={leave}>
          {accountMenu.signOut}
        </Button>
      }
    >
      <Details
        items={[
          { label: words.server, value: <Text mono>{server}</Text> },
          ...(way ? [{ label: words.signedInWith, value: way }] : []),
          ...(until ? [{ label: labels.expires, value: exactMinute(until) }] : []),
          ...(isKey ? [{ label: words.signingOut, value: words.forgetsKey }] : []),
        ]}
      />
    </Card>
  );
};

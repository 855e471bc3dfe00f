import { LogOut } from 'lucide-react';
import { type Credentials, useCredentials } from '#web/client/credentials.ts';
import { useServerOrigin } from '#web/api/server-address.ts';
import { useSignOut } from '#web/api/sign-out.ts';
import { exactTime, parseWireTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Details } from '#web/ui/layout/Details.tsx';
import { Text } from '#web/ui/base/Text.tsx';

const ways: Record<NonNullable<Credentials['by']>, string> = {
  password: 'Your password',
  'password and code': 'Your password and a code',
  'password and passkey': 'Your password and a passkey',
  passkey: 'A passkey',
};

/** How this browser is signed in, and the way out. */
export const SignInCard = () => {
  const credentials = useCredentials();
  const server = useServerOrigin();
  const leave = useSignOut();
  const isKey = credentials?.kind === 'key';
  const way = isKey ? 'An API key' : credentials?.by && ways[credentials.by];
  const until = credentials?.expires ? parseWireTime(credentials.expires) : undefined;
  return (
    <Card
      title="This session"
      foot={
        <Button icon={<LogOut />} onClick={leave}>
          Sign out
        </Button>
      }
    >
      <Details
        items={[
          { label: 'Server', value: <Text mono>{server}</Text> },
          ...(way ? [{ label: 'Signed in with', value: way }] : []),
          ...(until ? [{ label: 'Ends', value: exactTime(until) }] : []),
          {
            label: 'Signing out',
            value: isKey
              ? 'Forgets the key in this browser. The key itself stays valid.'
              : 'Ends this session.',
          },
        ]}
      />
    </Card>
  );
};

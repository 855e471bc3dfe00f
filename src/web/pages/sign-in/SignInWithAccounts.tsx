import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAccountsShown } from '#web/client/accounts-shown.ts';
import { useCredentials } from '#web/client/credentials.ts';
import { offeredServers } from '#web/client/dashboard-config.ts';
import { splitMark, serverLabel } from '#web/client/kept-accounts.ts';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { accounts as words } from '#web/words/accounts.ts';
import { signIn } from '#web/words/sign-in.ts';
import { verbs } from '#web/words/verbs.ts';
import { nextPage } from '#web/lib/next-page.ts';
import { KeptAccounts } from './KeptAccounts.tsx';
import { SignInForms } from './SignInForms.tsx';

interface SignInWithAccountsProps {
  /** Why the requested page requires signing in. Undefined if no explanation is needed. */
  text: string | undefined;
  foot: ReactNode;
  /** Called with whether the selected server differs from the one this page came from. */
  onElsewhere: (isElsewhere: boolean) => void;
  /** Called with whether a second step is required. */
  onLaterStep: (isAsked: boolean) => void;
}

/** Signs in where this browser keeps other accounts, or for a page that belongs to a particular account. */
export const SignInWithAccounts = ({ text, foot, onElsewhere, onLaterStep }: SignInWithAccountsProps) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isSignedIn = useCredentials() !== undefined;
  const { accounts = [], needed } = useAccountsShown() ?? {};
  const { data: offered } = useQuery(offeredServers());
  const { who, server: place } = splitMark(needed ?? '');
  // Anyone can write an address, so a server that it names is filled in only if it's offered or known.
  const known = [...(offered?.servers ?? []).map(({ url }) => url), ...accounts.map(({ server }) => server)];
  const server = place === undefined ? undefined : known.find((url) => serverLabel(url) === place);
  const next = nextPage(search);
  return (
    <SignInFrame
      title={isSignedIn && needed === undefined ? words.addTitle : signIn.title}
      text={
        needed === undefined ? (
          text
        ) : (
          <Sentence
            of={place === undefined ? words.neededHere : words.neededThere}
            parts={{ who: <bdi>{who}</bdi>, server: <bdi>{place}</bdi> }}
          />
        )
      }
      foot={isSignedIn ? <TextLink to={needed === undefined ? next : '/'}>{verbs.cancel}</TextLink> : foot}
    >
      <Stack gap={5}>
        <SignInForms
          // Remounts the forms, since the server may become known a moment later.
          key={server}
          server={server}
          way={place === undefined ? undefined : 'key'}
          email={place === undefined ? who : undefined}
          onElsewhere={onElsewhere}
          onLaterStep={onLaterStep}
          onDone={() => {
            // This account's page may have been open before, or a read-only view may start here, so cached data is
            // cleared.
            client.clear();
            void navigate(next, { replace: true });
          }}
        />
        <KeptAccounts path={next} />
      </Stack>
    </SignInFrame>
  );
};

import { useLocation, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { useAccountsShown } from '#web/client/accounts-shown.ts';
import { accountLabel, splitMark } from '#web/client/kept-accounts.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { accounts as words } from '#web/words/accounts.ts';

/** Replaces a page whose address names, by `mark`, an account that this browser can't open. */
export const AccountNeeded = ({ mark }: { mark: string }) => {
  useDocumentTitle(words.otherTitle);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const mine = useAccountsShown()?.mine;
  const { who, server } = splitMark(mark);
  return (
    <ErrorScreen
      kind="missing"
      title={words.otherTitle}
      action={
        <>
          <LinkButton
            variant="primary"
            changes={false}
            to={`/sign-in?${new URLSearchParams({ add: '1', next: pathname + search, in: mark }).toString()}${hash}`}
          >
            {words.signInAs(who)}
          </LinkButton>
          {/* Replacing the entry keeps what an e-mail link contained out of the history. */}
          <Button onClick={() => void navigate('/', { replace: true })}>
            {mine ? words.stay(accountLabel(mine)) : words.stayHere}
          </Button>
        </>
      }
    >
      <Sentence
        of={server === undefined ? words.otherHere : words.otherThere}
        parts={{ who: <bdi>{who}</bdi>, server: <bdi>{server}</bdi> }}
      />
      {mine ? (
        <>
          {' '}
          <Sentence of={words.youAre} parts={{ mine: <bdi>{accountLabel(mine)}</bdi> }} />
        </>
      ) : null}
    </ErrorScreen>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Step } from '#contract/step.ts';
import { registration } from '#web/api/session.ts';
import { useLate } from '#web/browser/late.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { type OfferedServers, offeredServers } from '#web/client/dashboard-config.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { signIn as words } from '#web/words/sign-in.ts';
import { verbs } from '#web/words/verbs.ts';
import { LaterStep } from './LaterStep.tsx';
import { KeyForm } from './KeyForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { StillWaiting } from './WaitingNotice.tsx';

type Way = 'password' | 'key';

interface SignInFormsProps {
  /** The server that the key is for, if not the one this page came from. */
  server?: string | undefined;
  way?: Way;
  /** The account whose password is requested first. */
  email?: string | undefined;
  /** Whether the forms cover a page that must stay open. */
  over?: boolean;
  /** Called with whether the selected server differs from the one this page came from. */
  onElsewhere?: (isElsewhere: boolean) => void;
  /** Called with whether the password was correct and a second step is required. */
  onLaterStep?: (isAsked: boolean) => void;
  onDone: () => void;
}

interface UnknownNoticeProps {
  error: unknown;
  isAsking: boolean;
  onAgain: () => void;
}

/**
 * Says that the service couldn't be asked whether it uses passwords. A key may be for another server, and doesn't
 * depend on that.
 */
const UnknownNotice = ({ error, isAsking, onAgain }: UnknownNoticeProps) => (
  <Notice
    tone="bad"
    title={words.unknownWays}
    action={
      <Button size="small" pending={isAsking} onClick={onAgain}>
        {verbs.tryAgain}
      </Button>
    }
  >
    {wholeMessageOf(error)}
  </Notice>
);

/** Used while it's unknown what is offered. */
const anyServer: OfferedServers = { servers: [], others: true };

/**
 * Renders both ways to sign in. A service without sessions has only the key, and so has one that doesn't report them.
 */
export const SignInForms = ({
  server,
  way: first,
  email = '',
  over = false,
  onElsewhere,
  onLaterStep,
  onDone,
}: SignInFormsProps) => {
  const [chosen, setWay] = useState(first);
  const [asked, ask] = useState<{ step: Step; stay: boolean }>();
  // The input is kept when users switch to the other way.
  const typed = useRef(email);
  const [why, setWhy] = useState<string>();
  const { data: who, error, isFetching, refetch } = useQuery(registration());
  const { data: offered = anyServer } = useQuery(offeredServers());
  // While the request is retried, the error and the input stay.
  const [failed, setFailed] = useState<unknown>();
  if (error && error !== failed) setFailed(error);
  const isWaiting = who === undefined && failed === undefined;
  const isLate = useLate(isWaiting);
  if (asked)
    return (
      <LaterStep
        {...asked}
        onDone={onDone}
        onBack={(reason) => {
          ask(undefined);
          onLaterStep?.(false);
          setWhy(reason);
        }}
      />
    );
  if (isWaiting && !isLate)
    return (
      <Stack gap={4}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  const hasPasswords = who !== null && who !== undefined;
  const way = hasPasswords ? (chosen ?? 'password') : 'key';
  return (
    <Stack gap={5}>
      {/* Signing in with a key doesn't depend on which other ways exist. */}
      {isWaiting ? <StillWaiting /> : null}
      {who === undefined && failed !== undefined ? (
        <UnknownNotice error={failed} isAsking={isFetching} onAgain={() => void refetch()} />
      ) : null}
      {hasPasswords ? (
        <Row>
          <SegmentedControl
            label={words.method}
            value={way}
            onChange={setWay}
            options={[
              { value: 'password', label: words.withPassword },
              { value: 'key', label: words.withKey },
            ]}
          />
        </Row>
      ) : null}
      {way === 'password' ? (
        <PasswordForm
          over={over}
          why={why}
          typed={typed}
          onStep={(step, { stay }) => {
            ask({ step, stay });
            onLaterStep?.(true);
          }}
          onDone={onDone}
        />
      ) : (
        // The input stays, even if the service reports in the meantime that it uses passwords.
        <KeyForm
          server={server}
          offered={offered}
          onTyped={() => setWay('key')}
          onElsewhere={onElsewhere}
          onDone={onDone}
        />
      )}
    </Stack>
  );
};

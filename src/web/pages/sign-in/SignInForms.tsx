import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Step } from '#contract/step.ts';
import { registration } from '#web/api/session.ts';
import { useLate } from '#web/browser/late.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { type Offered, offeredServers } from '#web/client/dashboard-config.ts';
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
  /** Where the key is for, if not where this page came from. */
  server?: string | undefined;
  way?: Way;
  /** Whose password is asked for first. */
  email?: string | undefined;
  /** Over a page that is to stay. */
  over?: boolean;
  /** Told whether another server is chosen than the one that this page came from. */
  onElsewhere?: (isElsewhere: boolean) => void;
  /** Told whether the password was right, and a second step is asked for. */
  onLaterStep?: (isAsked: boolean) => void;
  onDone: () => void;
}

interface UnknownNoticeProps {
  error: unknown;
  isAsking: boolean;
  onAgain: () => void;
}

/** Whether the service knows passwords could not be asked. A key may be for another server, and needs no answer to that. */
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

/** While it can't be told what is offered. */
const anyServer: Offered = { servers: [], others: true };

/** Both ways in. A service without sessions has only the key, and so has one that does not say. */
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
  // What was typed stays when one looks at the other way.
  const typed = useRef(email);
  const [why, setWhy] = useState<string>();
  const { data: who, error, isFetching, refetch } = useQuery(registration());
  const { data: offered = anyServer } = useQuery(offeredServers());
  // While it is asked again, why it failed stays, and so does what was typed.
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
      {/* A key needs no answer to what else there is. */}
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
        // What was typed stays, also when the service says meanwhile that it knows passwords.
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

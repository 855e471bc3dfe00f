import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Step } from '#contract/step.ts';
import { registration } from '#web/api/session.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { signIn as words } from '#web/words/sign-in.ts';
import { LaterStep } from './LaterStep.tsx';
import { KeyForm } from './KeyForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

type Way = 'password' | 'key';

interface SignInFormsProps {
  /** Where the key is for, if not where this page came from. */
  server?: string | undefined;
  way?: Way;
  /** Over a page that is to stay. */
  over?: boolean;
  onDone: () => void;
}

/** Both ways in. A service without sessions has only the key. */
export const SignInForms = ({
  server = '',
  way: first = 'password',
  over = false,
  onDone,
}: SignInFormsProps) => {
  const [way, setWay] = useState<Way>(first);
  const [asked, ask] = useState<{ step: Step; stay: boolean }>();
  const [why, setWhy] = useState<string>();
  const { data: who, isPending } = useQuery(registration());
  if (isPending)
    return (
      <Stack gap={4}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  if (asked)
    return (
      <LaterStep
        {...asked}
        onDone={onDone}
        onBack={(reason) => {
          ask(undefined);
          setWhy(reason);
        }}
      />
    );
  if (who === null) return <KeyForm server={server} onDone={onDone} />;
  return (
    <Stack gap={5}>
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
      {way === 'password' ? (
        <PasswordForm
          over={over}
          why={why}
          onStep={(step, { stay }) => ask({ step, stay })}
          onDone={onDone}
        />
      ) : (
        <KeyForm server={server} onDone={onDone} />
      )}
    </Stack>
  );
};

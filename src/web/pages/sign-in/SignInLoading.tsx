import { useQuery } from '@tanstack/react-query';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { registration } from '#web/api/session.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { SignInFrame } from '#web/ui/frame/SignInFrame.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { verbs } from '#web/words/verbs.ts';

interface SignInLoadingProps {
  title: string;
}

/** Shown until the service has reported who may create an account here, and if it can't be reached. */
export const SignInLoading = ({ title }: SignInLoadingProps) => {
  const { error, isFetching, refetch } = useQuery(registration());
  return (
    <SignInFrame title={title}>
      {error ? (
        <Notice
          tone="bad"
          action={
            <Button pending={isFetching} onClick={() => void refetch()}>
              {verbs.tryAgain}
            </Button>
          }
        >
          {wholeMessageOf(error)}
        </Notice>
      ) : (
        <Skeleton shape="block" />
      )}
    </SignInFrame>
  );
};

import type { ComponentProps } from 'react';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { SecondStepForm } from './SecondStepForm.tsx';

/** Most sign-ins have no second step, so its form loads on demand. */
const Form = lazy(async () => ({ default: (await import('./SecondStepForm.tsx')).SecondStepForm }));

export const LaterStep = (props: ComponentProps<typeof SecondStepForm>) => (
  <Suspense
    fallback={
      <Stack gap={4}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    }
  >
    <Form {...props} />
  </Suspense>
);

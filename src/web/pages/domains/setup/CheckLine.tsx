import { refusals } from '#web/words/refusals.ts';
import type { DomainCheck } from '#contract/domains.ts';
import { ChecksList } from '#web/ui/layout/ChecksList.tsx';

interface CheckLineProps {
  check: DomainCheck;
}

export const CheckLine = ({ check: { state, message } }: CheckLineProps) => (
  <ChecksList
    items={[
      {
        state: state === 'passed' ? 'good' : state === 'failed' ? 'bad' : 'warn',
        text: refusals.translated(message),
      },
    ]}
  />
);

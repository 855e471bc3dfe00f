import { useQuery } from '@tanstack/react-query';
import { accountDetails } from '#web/api/account.ts';
import { useNow } from '#web/browser/now.ts';
import { planEnd } from '#web/lib/plan-end.ts';
import { Text } from '#web/ui/base/Text.tsx';

/** Of servers whose codes may end with the plan: when that is. */
export const PlanEndNote = () => {
  const { data: account } = useQuery(accountDetails());
  const now = useNow();
  const { state, date } = planEnd(account?.expires ?? null, new Date(now));
  if (state === 'open' || !date) return null;
  return (
    <Text size="sm" tone={state === 'later' ? 'second' : 'warn'} as="p">
      {state === 'over'
        ? `Your plan ended on ${date}: this server may have stopped its codes.`
        : `Your plan ends on ${date}: this server may stop printed codes then.`}
    </Text>
  );
};

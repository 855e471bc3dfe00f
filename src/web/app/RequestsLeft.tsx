import { useBudget } from '#web/client/budget.ts';
import { usualLimit } from '#web/client/ledger.ts';
import { BudgetMeter } from '#web/ui/frame/BudgetMeter.tsx';

/** Silent while nothing is known and nothing waits. */
export const RequestsLeft = () => {
  const { limit, remaining, resetAt, isTold, waiting, waitingUntil } = useBudget();
  if (waiting > 0)
    return <BudgetMeter left={0} limit={limit ?? usualLimit} resetAt={waitingUntil} waiting={waiting} />;
  if (limit === undefined || remaining === undefined) return null;
  return <BudgetMeter left={remaining} limit={limit} resetAt={resetAt} isTold={isTold} />;
};

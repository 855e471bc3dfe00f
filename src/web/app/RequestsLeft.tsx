import { useBudget } from '#web/client/budget.ts';
import { usualLimit } from '#web/client/ledger.ts';
import { BudgetMeter } from '#web/ui/frame/BudgetMeter.tsx';

/** Below this share of the limit, users see how much is left. Otherwise only the account menu shows it. */
const little = 1 / 3;

/** Renders nothing while enough requests are left. */
export const RequestsLeft = () => {
  const { limit, remaining, resetAt, isTold, waiting, waitingUntil } = useBudget();
  if (waiting > 0)
    return <BudgetMeter left={0} limit={limit ?? usualLimit} resetAt={waitingUntil} waiting={waiting} />;
  if (limit === undefined || remaining === undefined || remaining >= limit * little) return null;
  return <BudgetMeter left={remaining} limit={limit} resetAt={resetAt} isTold={isTold} />;
};

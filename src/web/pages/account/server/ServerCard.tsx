import { useState } from 'react';
import { useBudget } from '#web/client/budget.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { serverReport as words } from '#web/words/server-report.ts';

const ServerReportDialog = dialogOnDemand(
  async () => (await import('./ServerReportDialog.tsx')).ServerReportDialog,
);

/** Renders nothing for Waypost's own service, or until the server has responded. */
export const ServerCard = () => {
  const [isOpen, setOpen] = useState(false);
  const isOwn = useIsOwnService();
  const hasAnswered = useBudget().limit !== undefined;
  if (isOwn || !hasAnswered) return null;
  return (
    <>
      <Card
        title={words.title}
        text={words.cardText}
        actions={<Button onClick={() => setOpen(true)}>{words.open}</Button>}
      />
      <ServerReportDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

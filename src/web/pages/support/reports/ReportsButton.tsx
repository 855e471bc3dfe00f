import { useQuery } from '@tanstack/react-query';
import { openReports } from '#web/api/support-reports.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';

/** The way to the reports, with how many of them wait. */
export const ReportsButton = () => {
  const { data: open } = useQuery(openReports());
  return (
    <LinkButton to="/support/reports">
      Reports{' '}
      {open ? (
        <Badge tone="warn">
          {formatCount(open)} <span className="visually-hidden">open</span>
        </Badge>
      ) : null}
    </LinkButton>
  );
};

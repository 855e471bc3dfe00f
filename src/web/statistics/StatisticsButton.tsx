import { ChartLine } from 'lucide-react';
import { useExtension } from '#web/client/server-extensions.ts';
import { statisticsPath } from '#web/lib/record-paths.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { navigation } from '#web/words/navigation.ts';

interface StatisticsButtonProps {
  of: Parameters<typeof statisticsPath>[0];
  id: number;
  /** On a phone its icon alone, beside other buttons. */
  compact?: boolean;
}

/** To a record's statistics, where the server answers questions about it. */
export const StatisticsButton = ({ of, id, compact = true }: StatisticsButtonProps) =>
  useExtension('analytics') ? (
    <LinkButton to={statisticsPath(of, id)} icon={<ChartLine />} compact={compact}>
      {navigation.statistics}
    </LinkButton>
  ) : null;

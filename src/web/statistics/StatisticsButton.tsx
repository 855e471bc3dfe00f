import { ChartLine } from 'lucide-react';
import { useExtension } from '#web/client/server-extensions.ts';
import { statisticsPath } from '#web/lib/record-paths.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { navigation } from '#web/words/navigation.ts';

interface StatisticsButtonProps {
  of: Parameters<typeof statisticsPath>[0];
  id: number;
  /** Whether only the icon is shown on phones, next to other buttons. */
  compact?: boolean;
}

/** Links to a record's statistics, if the server offers the extension `analytics`. */
export const StatisticsButton = ({ of, id, compact = true }: StatisticsButtonProps) =>
  useExtension('analytics') ? (
    <LinkButton to={statisticsPath(of, id)} icon={<ChartLine />} compact={compact}>
      {navigation.statistics}
    </LinkButton>
  ) : null;

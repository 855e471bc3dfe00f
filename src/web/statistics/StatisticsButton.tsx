import { ChartLine } from 'lucide-react';
import { useExtension } from '#web/client/server-extensions.ts';
import { statisticsPath } from '#web/lib/record-paths.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { navigation } from '#web/words/navigation.ts';

interface StatisticsButtonProps {
  of: Parameters<typeof statisticsPath>[0];
  id: number;
}

/** To a record's statistics, where the server answers questions about it. */
export const StatisticsButton = ({ of, id }: StatisticsButtonProps) =>
  useExtension('analytics') ? (
    <LinkButton to={statisticsPath(of, id)} icon={<ChartLine />} compact>
      {navigation.statistics}
    </LinkButton>
  ) : null;

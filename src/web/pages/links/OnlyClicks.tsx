import { formatCount } from '#web/lib/numbers.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

interface OnlyClicksProps {
  clicks: number;
}

/** Of a server that answers a look-up as it answers a list. */
export const OnlyClicks = ({ clicks }: OnlyClicksProps) => (
  <Stack gap={4}>
    <Figures
      label="Clicks in figures"
      items={[{ label: 'Clicks', value: formatCount(clicks), note: 'since the link was made' }]}
    />
    <Notice title="No statistics of single links">
      This server tells how often a link was clicked, but not from where or with what.
    </Notice>
  </Stack>
);

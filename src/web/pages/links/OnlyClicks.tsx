import { formatCount } from '#web/lib/numbers.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { linkPage as words } from '#web/words/link-page.ts';
import { links } from '#web/words/links.ts';

interface OnlyClicksProps {
  clicks: number;
}

/** Shown if the server's response to a look-up contains no more than a list's. */
export const OnlyClicks = ({ clicks }: OnlyClicksProps) => (
  <Stack gap={4}>
    <Figures
      label={words.figures}
      items={[{ label: links.clicks, value: formatCount(clicks), note: words.allTime }]}
    />
    <Notice title={words.onlyClicksTitle}>{words.onlyClicksText}</Notice>
  </Stack>
);

import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { labels } from '#web/words/labels.ts';
import { lookFields as words } from '#web/words/look-fields.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { ShownPreview } from './ShownPreview.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';

type PreviewCardProps = {
  label: string;
  markup: string;
  styles: readonly string[];
  place: string;
  startsAs: 'phone' | 'computer';
  /** What there is to know about it. */
  children?: ReactNode;
};

/** A page for visitors as it will be, on a phone or on a computer. */
export const PreviewCard = ({ startsAs, children, ...page }: PreviewCardProps) => {
  const [shape, setShape] = useState(startsAs);
  return (
    <Card
      title={labels.preview}
      actions={
        <SegmentedControl
          iconsOnly
          label={words.previewOn}
          value={shape}
          onChange={setShape}
          options={[
            { value: 'phone', label: words.phone, icon: <Smartphone /> },
            { value: 'computer', label: words.computer, icon: <Monitor /> },
          ]}
        />
      }
    >
      <Stack gap={3}>
        <ShownPreview {...page} shape={shape} />
        {children ? (
          <Text size="sm" tone="second" as="p">
            {children}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
};

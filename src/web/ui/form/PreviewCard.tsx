import { Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { narrow, useMedia } from '#web/browser/media.ts';
import { labels } from '#web/words/labels.ts';
import { lookFields as words } from '#web/words/look-fields.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { PreviewFold } from './PreviewFold.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { PagePreview } from './PagePreview.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';

type PreviewCardProps = {
  label: string;
  markup: string;
  styles: readonly string[];
  place: string;
  children?: ReactNode;
};

/** Previews a page for visitors as it will look on a phone or a computer. */
export const PreviewCard = ({ children, ...page }: PreviewCardProps) => {
  const [shape, setShape] = useState<'phone' | 'computer'>('phone');
  const isNarrow = useMedia(narrow);
  const actions = (
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
  );
  const content = (
    <Stack gap={3}>
      <PagePreview {...page} shape={shape} />
      {children ? (
        <Text size="sm" tone="second" as="p">
          {children}
        </Text>
      ) : null}
    </Stack>
  );
  return isNarrow ? (
    <PreviewFold actions={actions}>{content}</PreviewFold>
  ) : (
    <Card title={labels.preview} actions={actions}>
      {content}
    </Card>
  );
};

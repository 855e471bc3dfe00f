import { useDeferredValue } from 'react';
import { contrastRatio } from '#web/lib/colors.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { QrPicture } from '#web/ui/QrPicture.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { Text } from '#web/ui/Text.tsx';
import type { AddFormValues } from './add-form.ts';
import { previewOf } from './preview.ts';

interface QrPreviewProps {
  values: AddFormValues;
}

/** Below this, cameras begin to fail on paper. */
const leastContrast = 4;

export const QrPreview = ({ values }: QrPreviewProps) => {
  const picture = previewOf(useDeferredValue(values));
  const contrast = contrastRatio(values.foreground ?? '', values.background ?? '') ?? 21;
  const inverted =
    (contrastRatio(values.foreground ?? '', '#000000') ?? 1) >
    (contrastRatio(values.background ?? '', '#000000') ?? 21);
  return (
    <Card title="Preview">
      <Stack gap={3}>
        <QrPicture
          size="large"
          src={picture}
          alt="Preview of the QR code"
          missing={
            values.type === 'link' ? 'Appears as soon as the address is whole.' : 'Appears as you type.'
          }
        />
        {contrast < leastContrast ? (
          <Notice tone="warn">
            The contrast is {contrast.toFixed(1)} : 1. Many cameras need {leastContrast} : 1 to read the code.
          </Notice>
        ) : inverted ? (
          <Notice tone="warn">
            Light on dark: some cameras can't read a code that is lighter than its paper.
          </Notice>
        ) : null}
        <Text size="sm" tone="second" as="p">
          You can scan it to try. The finished code holds an address of this service instead, so that its
          scans are counted.
        </Text>
      </Stack>
    </Card>
  );
};

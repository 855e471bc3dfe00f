import { useEffect, useState } from 'react';
import type { Frame } from '#contract/qr-look.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { qrLook as words } from '#web/words/qr-look.ts';
import { OwnColor } from './OwnColor.tsx';
import { outlineOf } from '#web/codes/outline-of.ts';
import { frameSwatches } from './swatches.tsx';

interface FrameFieldsProps {
  frame: Frame | undefined;
  onChange: (frame: Frame | undefined) => void;
}

/** Edits a frame with a call to action, whose text becomes a drawing during input. */
export const FrameFields = ({ frame, onChange }: FrameFieldsProps) => {
  const [typed, setTyped] = useState(frame?.text ?? words.scanMe);
  const settled = useDebounced(typed.trim(), 300);
  const kind = frame?.kind;
  const isDrawn = frame?.text === (settled || undefined) && (frame?.outline !== undefined || !settled);
  useEffect(() => {
    if (!frame || isDrawn) return;
    let isOver = false;
    const draw = async () => {
      const outline = await outlineOf(settled);
      if (!isOver) onChange({ ...frame, text: settled || undefined, outline });
    };
    void draw();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it is drawn anew when the text or the frame is another
  }, [settled, kind, isDrawn]);
  return (
    <Stack gap={3}>
      <SwatchGroup
        label={words.frame}
        size="large"
        options={frameSwatches}
        value={kind ?? ''}
        onChange={(chosen) => onChange(chosen === '' ? undefined : { ...frame, kind: chosen })}
      />
      {frame ? (
        <Grid columns={2} gap={3} stretch={false}>
          <Field label={words.call}>
            <TextInput
              dir="auto"
              maxLength={40}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <OwnColor
            label={words.frameColor}
            value={frame.color}
            onChange={(color) => onChange({ ...frame, color })}
          />
        </Grid>
      ) : null}
    </Stack>
  );
};

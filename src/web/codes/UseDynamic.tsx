import { Wand2 } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';
import { denseVersion } from './verdict.ts';

/** Whether a static code has so much to hold that a dynamic one would scan better. @param drawing undefined where it is too much */
export const isCrowded = (drawing: Drawing | undefined) =>
  drawing === undefined || drawing.plan.version >= denseVersion;

interface UseDynamicProps {
  /** Of a code that there is, static pictures may be in print. */
  isSaved: boolean;
  onUse: () => void;
}

/** In place of a crowded static code. */
export const UseDynamic = ({ isSaved, onUse }: UseDynamicProps) => (
  <>
    <Button size="small" icon={<Wand2 />} onClick={onUse}>
      {words.remedies.dynamic}
    </Button>
    {isSaved ? (
      <Text size="sm" tone="second" as="p">
        {words.printedStay}
      </Text>
    ) : null}
  </>
);

import { Wand2 } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';
import { denseVersion } from './verdict.ts';

/**
 * Returns whether a static code holds so much that a dynamic one would scan better.
 * @param drawing undefined if the content is too long
 */
export const isCrowded = (drawing: Drawing | undefined) =>
  drawing === undefined || drawing.plan.version >= denseVersion;

interface DynamicSuggestionProps {
  /** Whether the code is saved, so that static copies may already be in print. */
  isSaved: boolean;
  onUse: () => void;
}

/** Offers a dynamic code in place of a crowded static one. */
export const DynamicSuggestion = ({ isSaved, onUse }: DynamicSuggestionProps) => (
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

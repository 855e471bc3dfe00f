import type { ReactNode, Ref } from 'react';
import { type Gap, Stack } from '#web/ui/layout/Stack.tsx';

interface FocusPlaceProps {
  ref: Ref<HTMLDivElement>;
  gap: Gap;
  children: ReactNode;
}

/**
 * Takes the focus from a button inside that disappears when it's pressed, so that the next press of Tab continues from
 * here.
 */
export const FocusPlace = ({ ref, gap, children }: FocusPlaceProps) => (
  <div ref={ref} tabIndex={-1}>
    <Stack gap={gap}>{children}</Stack>
  </div>
);

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { GoneTextProps } from './GoneText.tsx';

/** Few records go while their form is open. */
const GoneText = lazy(async (): Promise<{ default: ComponentType<GoneTextProps> }> => {
  try {
    return { default: (await import('./GoneText.tsx')).GoneText };
  } catch {
    return { default: ({ otherwise }) => otherwise };
  }
});

interface RefusalTextProps {
  /** What the form is about was deleted meanwhile. */
  isGone: boolean;
  /** Where its list is, for a form that is a page. */
  list?: string;
  /** What the server said. */
  children: ReactNode;
}

/** Why a form was not saved. */
export const RefusalText = ({ isGone, list, children }: RefusalTextProps) =>
  isGone ? (
    <Suspense fallback={children}>
      <GoneText list={list} otherwise={children} />
    </Suspense>
  ) : (
    children
  );

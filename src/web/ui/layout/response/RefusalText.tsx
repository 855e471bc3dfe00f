import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { GoneTextProps } from './GoneText.tsx';

/** Loaded lazily, since few records are deleted while their form is open. */
const GoneText = lazy(async (): Promise<{ default: ComponentType<GoneTextProps> }> => {
  try {
    return { default: (await import('./GoneText.tsx')).GoneText };
  } catch {
    return { default: ({ otherwise }) => otherwise };
  }
});

interface RefusalTextProps {
  /** Whether the form's record was deleted in the meantime. */
  isGone: boolean;
  /** Path of the list, if the form is a page. */
  list?: string;
  /** The server's message. */
  children: ReactNode;
}

export const RefusalText = ({ isGone, list, children }: RefusalTextProps) =>
  isGone ? (
    <Suspense fallback={children}>
      <GoneText list={list} otherwise={children} />
    </Suspense>
  ) : (
    children
  );

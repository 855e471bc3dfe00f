import { useLayoutEffect } from 'react';

const marks = new Map<string, number>();

/**
 * Sets an attribute on the document's root while at least one component of a kind is shown. Floating elements use it
 * for their position. A `:has()` at the root would make the browser search the whole page on every change.
 */
export function useRootMark(name: `data-${string}`, isShown = true) {
  useLayoutEffect(() => {
    if (!isShown) return;
    const add = (step: 1 | -1) => {
      const count = (marks.get(name) ?? 0) + step;
      marks.set(name, count);
      document.documentElement.toggleAttribute(name, count > 0);
    };
    add(1);
    return () => add(-1);
  }, [name, isShown]);
}

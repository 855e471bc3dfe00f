import { useLayoutEffect } from 'react';

const marks = new Map<string, number>();

/**
 * Puts an attribute on the document's root for as long as something of its kind is shown: whatever lies over the page reads
 * from it where to stand. A `:has()` at the root would have the browser look through the whole page at every change.
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

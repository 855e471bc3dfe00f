import { createElement, type SVGProps } from 'react';

const drawing = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Returns an icon with a single path, which the build generates from the package's icons. It is hidden from screen
 * readers unless it has a label.
 */
export function drawnIcon(d: string) {
  const path = createElement('path', { d });
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...drawing, 'aria-hidden': props['aria-label'] ? undefined : true, ...props },
      path,
    );
}

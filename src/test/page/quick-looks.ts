/**
 * Whoever waits for something looks again at every change of the page, and each look that finds nothing would print the
 * whole page for its error. It is printed when the wait is over, and where nobody waits.
 */
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Known to the library alone: it leaves out other dear words of an error meanwhile. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** What errors leave out of the page that they print. */
const { defaultIgnore } = getConfig();

function printed(message: string | null, container: Element): Error {
  configure({ defaultIgnore });
  try {
    return getElementError(message, container);
  } finally {
    configure({ defaultIgnore: '' });
  }
}

configure({
  // No page test has a script or a style in its body, and each look would ask that of every element.
  defaultIgnore: '',
  // A whole service answers in this process, and other tests run beside it: patience costs nothing where all is well.
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : printed(message, container),
});

function everyElementIn(root: Element | Document): Element[] {
  const found: Element[] = [];
  // Not a collection: each step through one asks every element of it for its name.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let next = walker.nextNode(); next; next = walker.nextNode()) found.push(next as Element);
  return found;
}

/** Whoever looks for a text or a label goes through all elements, for which jsdom compares each with a selector. */
for (const { prototype } of [Element, Document]) {
  const slow: (this: Node, selectors: string) => NodeList = Reflect.get(prototype, 'querySelectorAll');
  Object.defineProperty(prototype, 'querySelectorAll', {
    configurable: true,
    writable: true,
    value(this: Element | Document, selectors: string) {
      return selectors === '*' ? everyElementIn(this) : slow.call(this, selectors);
    },
  });
}

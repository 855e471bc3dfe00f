/**
 * Waiting queries run again at every change of the page, and each failed run would print the whole page into its error.
 * Here the page is printed only when the wait has ended, and by queries that don't wait.
 */
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * An internal setting of the library, with which it also leaves other expensive details out of errors while it waits.
 */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Elements that errors leave out of the printed page. */
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
  // Page tests have no scripts or styles in their body, and each query would check every element for them.
  defaultIgnore: '',
  // A whole service runs in this process, and other tests run beside it. A long timeout costs nothing while tests pass.
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : printed(message, container),
});

function everyElementIn(root: Element | Document): Element[] {
  const found: Element[] = [];
  // A tree walker, since each step through a collection asks each of its elements for its name.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let next = walker.nextNode(); next; next = walker.nextNode()) found.push(next as Element);
  return found;
}

/** Queries by text or label go through all elements, and jsdom compares each with a selector. */
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

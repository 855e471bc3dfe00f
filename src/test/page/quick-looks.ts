/**
 * Whoever waits for something looks again at every change of the page, and each look that finds nothing would print the
 * whole page for its error. It is printed when the wait is over, and where nobody waits.
 */
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Known to the library alone: it leaves out other dear words of an error meanwhile. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // A whole service answers in this process, and other tests run beside it: patience costs nothing where all is well.
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

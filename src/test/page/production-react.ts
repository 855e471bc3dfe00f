/**
 * Adds the parts of React's development build that tests use to its production build. `npm test` renders pages with the
 * production build, which is a quarter faster. Tests that are run by name, and all of them each night, use the
 * development build, which reports missing keys, invalid nesting and fields that switch between controlled and
 * uncontrolled.
 */
import React, { type ElementType } from 'react';
import { flushSync } from 'react-dom';
import devRuntime from 'react/jsx-dev-runtime';
import { jsx, jsxs } from 'react/jsx-runtime';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/** Waits until React has nothing left to render. */
export const rendered = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });

/** Renders the updates that a function makes, before it returns or after it resolves. */
const act = async (run: () => unknown) => {
  const value = await flushSync(run);
  await rendered();
  return value;
};

export const isProduction = process.env['NODE_ENV'] === 'production';

if (isProduction) {
  const jsxDEV = (type: ElementType, props: unknown, key?: React.Key, isStatic = false) =>
    (isStatic ? jsxs : jsx)(type, props, key);
  Object.assign(devRuntime, { jsxDEV });
  Object.assign(React, { act });
}

import { expect, test } from 'vitest';
import { withoutEffects } from './router-files.ts';

test('the router’s components and contexts are marked as pure, so that unused ones are dropped', () => {
  const code = [
    'var Context = React2.createContext(null);',
    'Context.displayName = "Context";',
    'var Link = React2.forwardRef(',
    'use(React2.useMemo(() => 1));',
  ];
  expect(withoutEffects(code.join('\n')).split('\n')).toEqual([
    'var Context = /* @__PURE__ */ React2.createContext(null);',
    '',
    'var Link = /* @__PURE__ */ React2.forwardRef(',
    'use(React2.useMemo(() => 1));',
  ]);
});

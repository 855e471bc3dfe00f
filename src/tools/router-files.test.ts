import { expect, test } from 'vitest';
import { withoutEffects } from './router-files.ts';

test('parts and contexts of the router are named as nothing but made, so that those not used are left out', () => {
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

import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the previous render's value while the new one equals it. Of a value that differs, the parts that are equal
 * stay the same objects.
 */
export function useSameParts<Value extends object>(value: Value): Value {
  const [before, keep] = useState(value);
  const same = replaceEqualDeep(before, value);
  if (same !== before) keep(same);
  return same;
}

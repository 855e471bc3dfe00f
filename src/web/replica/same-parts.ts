import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** The value of the render before for as long as the new one equals it. Of one that differs, parts that are equal stay. */
export function useSameParts<Value extends object>(value: Value): Value {
  const [before, keep] = useState(value);
  const same = replaceEqualDeep(before, value);
  if (same !== before) keep(same);
  return same;
}

import { useMemo } from 'react';
import type { Pixel } from '#contract/pixels.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Select } from '#web/ui/form/Select.tsx';
import { pixels as words } from '#web/words/pixels.ts';
import { typeName } from '#web/api/pixel-words.ts';
import { byType, typeKey } from './pixel-types.tsx';

interface TypeFilterProps {
  pixels: readonly Pixel[];
  /** Empty for all types. */
  value: string;
  onChange: (key: string) => void;
}

export const TypeFilter = ({ pixels, value, onChange }: TypeFilterProps) => {
  const options = useMemo(() => {
    const counts = new Map<string, number>();
    for (const pixel of pixels.toSorted(byType)) {
      const key = typeKey(pixel.type);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // The address may name a type that no pixel has.
    if (value !== '' && !counts.has(value)) counts.set(value, 0);
    return Array.from(counts, ([key, count]) => ({
      value: key,
      label: words.networkWithCount(typeName(key), formatCount(count)),
    }));
  }, [pixels, value]);
  return (
    <Select
      fit
      aria-label={words.network}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[{ value: '', label: words.allNetworks }, ...options]}
    />
  );
};

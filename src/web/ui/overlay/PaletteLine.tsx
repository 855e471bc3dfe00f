import { Autocomplete } from '@base-ui/react/autocomplete';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import css from './Palette.module.css';
import type { PaletteItem } from './palette-items.ts';

type PaletteLineProps = { item: PaletteItem };

export const PaletteLine = ({ item }: PaletteLineProps) => {
  const { icon, label, detail, mono, keys, onSelect } = item;
  return (
    <Autocomplete.Item className={css.item} value={item} onClick={onSelect}>
      <span className={css.sign} aria-hidden="true">
        {icon}
      </span>
      <span className={css.words}>
        <bdi className={css.label} data-mono={mono || undefined}>
          {label}
        </bdi>
        {detail ? <bdi className={css.detail}> {detail}</bdi> : null}
      </span>
      {keys ? (
        <span className={css.keys}>
          {keys.map((key) => (
            <Kbd key={key} keys={key} />
          ))}
        </span>
      ) : null}
    </Autocomplete.Item>
  );
};

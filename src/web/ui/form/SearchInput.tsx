import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { ariaShortcut, useShortcut } from '#web/browser/shortcuts.ts';
import { verbs } from '#web/words/verbs.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import css from './SearchInput.module.css';

type SearchInputProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The key that focuses the field. Null if the page has another search field. */
  shortcut?: string | null;
  width?: 'normal' | 'fill';
};

export const SearchInput = ({
  label,
  value,
  onChange,
  placeholder = label,
  shortcut = '/',
  width = 'normal',
}: SearchInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcut(shortcut ?? undefined, () => {
    input.current?.focus();
    input.current?.select();
  });
  return (
    <div role="search" className={css.box} data-width={width}>
      <Search className={css.icon} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={css.input}
        aria-label={label}
        aria-keyshortcuts={shortcut ? ariaShortcut(shortcut) : undefined}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (value === '') input.current?.blur();
          else onChange('');
        }}
      />
      {value === '' ? (
        shortcut && (
          <span className={css.hint}>
            <Kbd keys={shortcut} />
          </span>
        )
      ) : (
        <button
          type="button"
          className={css.clear}
          aria-label={verbs.clear}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X />
        </button>
      )}
    </div>
  );
};

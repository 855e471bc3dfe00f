import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '#web/browser/app-history.ts';
import { SearchInput } from './SearchInput.tsx';

interface DebouncedSearchProps {
  label: string;
  placeholder?: string;
  /** The value in the page's URL. */
  value: string;
  onSettle: (text: string) => void;
  /** Called on every key press, for results that are available immediately. */
  onType?: ((text: string) => void) | undefined;
  width?: 'normal' | 'fill';
}

/** Debounce in ms, long enough that a word takes one request and short enough to feel immediate. */
const pause = 300;

/** Debounces the input of a search field. */
export const DebouncedSearch = ({
  label,
  placeholder = label,
  value,
  onSettle,
  onType,
  width,
}: DebouncedSearchProps) => {
  // Separate states. If they were derived from one state, the next letter could be based on a render that React has
  // discarded.
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The back and forward buttons and "clear" change the URL from outside. This component's own change arrives when
    // more may have been typed.
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const settled = text.trim();
  // If the user has selected a row in the meantime, the search must not navigate back. The history knows about it
  // before the next render.
  const history = useHistory();
  const { key } = useLocation();
  useEffect(() => {
    if (settled === value) return;
    const settle = () => {
      if (history && history.location.key !== key) return;
      setSent(settled);
      onSettle(settled);
    };
    const timer = setTimeout(settle, settled === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [settled, value, onSettle, history, key]);
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      width={width}
      value={text}
      onChange={(next) => {
        setText(next);
        onType?.(next.trim());
      }}
    />
  );
};

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '#web/browser/app-history.ts';
import { SearchInput } from './SearchInput.tsx';

interface TypedSearchProps {
  label: string;
  placeholder?: string;
  /** What the address says. */
  value: string;
  onSettle: (text: string) => void;
  /** Hears of every key, where each can be answered at once. */
  onType?: ((text: string) => void) | undefined;
  width?: 'normal' | 'fill';
}

/** Long enough that a word costs one request, short enough to feel at once. */
const pause = 300;

/** Keeps what is being typed to itself until the typing pauses. */
export const TypedSearch = ({
  label,
  placeholder = label,
  value,
  onSettle,
  onType,
  width,
}: TypedSearchProps) => {
  // Each for itself: worked out from one state, the next letter could come from a rendering that React has set aside.
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Back, forward and "clear" change the address from outside; our own change comes back when more may have been typed.
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const settled = text.trim();
  // Whoever chose a row meanwhile is not to be called back. The history knows before this is rendered again.
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

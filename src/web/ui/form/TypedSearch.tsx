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
  const [box, setBox] = useState({ text: value, seen: value, sent: value });
  // Back, forward and "clear" change the address from outside; our own change comes back when more may have been typed.
  if (value !== box.seen) setBox({ text: value === box.sent ? box.text : value, seen: value, sent: value });
  const settled = box.text.trim();
  // Whoever chose a row meanwhile is not to be called back. The history knows before this is rendered again.
  const history = useHistory();
  const { key } = useLocation();
  useEffect(() => {
    if (settled === value) return;
    const settle = () => {
      if (history && history.location.key !== key) return;
      setBox((shown) => ({ ...shown, sent: settled }));
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
      value={box.text}
      onChange={(text) => {
        setBox((shown) => ({ ...shown, text }));
        onType?.(text.trim());
      }}
    />
  );
};

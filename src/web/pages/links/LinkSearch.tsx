import { useEffect, useState } from 'react';
import { SearchInput } from '#web/ui/SearchInput.tsx';

interface LinkSearchProps {
  /** What the address says. */
  value: string;
  onSettle: (text: string) => void;
}

/** Long enough that a word costs one request, short enough to feel at once. */
const pause = 300;

/** Keeps what is being typed to itself until the typing pauses. */
export const LinkSearch = ({ value, onSettle }: LinkSearchProps) => {
  const [box, setBox] = useState({ text: value, seen: value });
  // Back, forward and "clear" change the address from outside; our own change comes back trimmed.
  if (value !== box.seen) setBox({ text: value === box.text.trim() ? box.text : value, seen: value });
  const settled = box.text.trim();
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => onSettle(settled), settled === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [settled, value, onSettle]);
  return (
    <SearchInput
      label="Search links"
      placeholder="Search, or paste a short URL"
      value={box.text}
      onChange={(text) => setBox({ ...box, text })}
    />
  );
};

import { Flag } from 'lucide-react';
import { useState } from 'react';
import { notes as words } from '#web/words/notes.ts';
import css from './NoteChips.module.css';

interface NoteChipsProps {
  notes: readonly { id: number; day: string; text: string }[];
  /** Omitted if the notes can't be edited. */
  onOpen?: (id: number) => void;
}

/** Notes shown before the list is expanded. */
const few = 4;

export const NoteChips = ({ notes, onOpen }: NoteChipsProps) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || notes.length <= few + 1 ? notes : notes.slice(-few);
  const left = notes.length - shown.length;
  return (
    <ul className={css.list} aria-label={words.title}>
      {left > 0 ? (
        <li>
          <button type="button" className={css.chip} onClick={() => setWhole(true)}>
            {words.more(left)}
          </button>
        </li>
      ) : null}
      {shown.map(({ id, day, text }) => {
        const told = (
          <>
            <Flag aria-hidden="true" />
            <span className={css.day}>{day}</span> <bdi className={css.text}>{text}</bdi>
          </>
        );
        return (
          <li key={id} className={css.item}>
            {onOpen ? (
              <button type="button" className={css.chip} onClick={() => onOpen(id)}>
                {told} <span className="visually-hidden">{words.edit}</span>
              </button>
            ) : (
              <span className={css.chip}>{told}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

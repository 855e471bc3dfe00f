import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** With places for what is no plain text: "Read {terms} first". */
  of: string;
  /** What stands in each place. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with a link, a name or code in it, wherever the language puts it. */
export const Sentence = ({ of, parts }: SentenceProps) =>
  of
    .split(/\{(\w+)\}/)
    .map((text, place) => <Fragment key={place}>{place % 2 === 0 ? text : parts[text]}</Fragment>);

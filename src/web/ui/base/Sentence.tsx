import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** Text with placeholders for elements, such as "Read {terms} first". */
  of: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** Renders a sentence that contains a link, a name or code, in the position that the language requires. */
export const Sentence = ({ of, parts }: SentenceProps) =>
  of
    .split(/\{(\w+)\}/)
    .map((text, place) => <Fragment key={place}>{place % 2 === 0 ? text : parts[text]}</Fragment>);

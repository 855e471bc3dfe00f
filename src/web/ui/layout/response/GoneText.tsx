import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { meanwhile as words } from '#web/words/meanwhile.ts';

export interface GoneTextProps {
  /** Path of the list, if the form is a page. */
  list?: string | undefined;
  /** The server's message, shown if this component can't be loaded. */
  otherwise: ReactNode;
}

/** Explains why saving is impossible, and links to the list if the form is a page. */
export const GoneText = ({ list }: GoneTextProps) => (
  <>
    {words.gone} {list === undefined ? null : <TextLink to={list}>{words.toList}</TextLink>}
  </>
);

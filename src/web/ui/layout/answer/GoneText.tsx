import type { ReactNode } from 'react';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { meanwhile as words } from '#web/words/meanwhile.ts';

export interface GoneTextProps {
  /** Of a form that is a page. */
  list?: string | undefined;
  /** What the server said, for where this can't be loaded. */
  otherwise: ReactNode;
}

/** Why saving leads nowhere, and where a page’s list is. */
export const GoneText = ({ list }: GoneTextProps) => (
  <>
    {words.gone} {list === undefined ? null : <TextLink to={list}>{words.toList}</TextLink>}
  </>
);

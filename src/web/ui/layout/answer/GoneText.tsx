import { TextLink } from '#web/ui/base/TextLink.tsx';
import { meanwhile as words } from '#web/words/meanwhile.ts';

/** Why saving leads nowhere, and where a page’s list is. */
export const GoneText = ({ list }: { list?: string }) => (
  <>
    {words.gone} {list === undefined ? null : <TextLink to={list}>{words.toList}</TextLink>}
  </>
);

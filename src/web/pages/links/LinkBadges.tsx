import type { LinkState } from '#contract/link-options.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Row } from '#web/ui/Row.tsx';
import { linkBadges } from './link-words.ts';

interface LinkBadgesProps {
  state: LinkState;
  /** How many have room. */
  most?: number;
}

export const LinkBadges = ({ state, most = Infinity }: LinkBadgesProps) => {
  const badges = linkBadges(state);
  const more = badges.length - most;
  return (
    <Row gap={1} nowrap={most < Infinity}>
      {badges.slice(0, most).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      {more > 0 ? <Badge>+{more}</Badge> : null}
    </Row>
  );
};

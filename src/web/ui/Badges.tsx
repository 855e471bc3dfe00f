import { Badge, type BadgeTone } from './Badge.tsx';
import { Row } from './Row.tsx';

interface BadgesProps {
  items: readonly { tone: BadgeTone; text: string }[];
  /** How many have room; the others are counted. */
  most?: number;
}

export const Badges = ({ items, most = Infinity }: BadgesProps) => {
  const more = items.length - most;
  return (
    <Row gap={1} nowrap={most < Infinity}>
      {items.slice(0, most).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      {more > 0 ? <Badge>+{more}</Badge> : null}
    </Row>
  );
};

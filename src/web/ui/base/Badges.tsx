import { Badge, type BadgeTone } from './Badge.tsx';
import css from './Badges.module.css';

interface BadgesProps {
  items: readonly { tone: BadgeTone; text: string }[];
  /** Maximum number of badges to show. The others are counted. */
  most?: number;
}

export const Badges = ({ items, most = Infinity }: BadgesProps) => {
  const more = items.length - most;
  return (
    <div className={css.badges} data-counted={most < Infinity || undefined}>
      {items.slice(0, most).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      {more > 0 ? <Badge>+{more}</Badge> : null}
    </div>
  );
};

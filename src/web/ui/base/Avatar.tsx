import { useState } from 'react';
import { initials } from '#web/lib/initials.ts';
import css from './Avatar.module.css';

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** CSS: the color of a ring around it, which tells one account from another. */
  ring?: string | undefined;
};

/** A picture, or the initials where there is none or it does not load. The name stands beside it or on its button. */
export const Avatar = ({ name, src, size = 'medium', ring }: AvatarProps) => {
  const style = ring ? { outline: `2px solid ${ring}`, outlineOffset: 2 } : undefined;
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return (
      <span className={css.avatar} data-size={size} style={style} aria-hidden="true">
        <img
          key={src}
          className={css.image}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      </span>
    );
  // Drawn by the style sheet: as text they would have to be part of the name of the button around them.
  return (
    <span
      className={css.avatar}
      data-size={size}
      data-initials={initials(name)}
      style={style}
      aria-hidden="true"
    />
  );
};

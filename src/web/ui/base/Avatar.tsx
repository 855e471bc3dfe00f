import { useState } from 'react';
import { initials } from '#web/lib/initials.ts';
import css from './Avatar.module.css';

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** CSS color of a ring around the avatar, which distinguishes accounts. */
  ring?: string | undefined;
};

/**
 * Renders a picture, or initials if there is none or it fails to load. It's hidden from screen readers, since the name
 * is beside it or is the button's label.
 */
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
  // The style sheet renders the initials. As text they would become part of the accessible name of the button around
  // them.
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

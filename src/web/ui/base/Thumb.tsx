import type { ReactNode } from 'react';
import { useState } from 'react';
import css from './Thumb.module.css';

type ThumbProps = {
  /** Beside its name, so it needs none of its own. */
  src: string | undefined;
  /** Where there is no picture, or it does not load. */
  fallback: ReactNode;
  size?: 'medium' | 'large';
  round?: boolean;
};

/** A small picture of a record, as the server draws it. */
export const Thumb = ({ src, fallback, size = 'medium', round = false }: ThumbProps) => {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={css.thumb} data-size={size} data-round={round || undefined} aria-hidden="true">
      {src && src !== broken ? (
        <img
          key={src}
          className={css.image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        fallback
      )}
    </span>
  );
};

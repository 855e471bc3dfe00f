import type { ReactNode } from 'react';
import { useState } from 'react';
import css from './Thumb.module.css';

type ThumbProps = {
  /** The name is beside the image, so it has no text alternative. */
  src: string | undefined;
  fallback: ReactNode;
  size?: 'medium' | 'large';
  round?: boolean;
};

/** Renders a record's thumbnail, which the server draws. */
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

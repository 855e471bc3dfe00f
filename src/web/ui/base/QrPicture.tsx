import { QrCode } from 'lucide-react';
import { type HTMLAttributes, useState } from 'react';
import { useFreshPicture } from '#web/browser/fresh-pictures.ts';
import css from './QrPicture.module.css';

/** A picture over a square one, and where it lies, in percent of that. */
export interface LaidOver {
  src: string;
  place: { left: string; top: string; width: string; height: string };
}

interface QrPictureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The picture's address; without one, or where it does not load, a neutral sign stands in. */
  src: string | undefined;
  /** "" where the name stands beside it. */
  alt: string;
  /** `large` takes the width that there is; `fitting` fills what it stands in. */
  size?: 'fitting' | 'small' | 'medium' | 'scannable' | 'large';
  /** In place of the picture, when there is none: why. */
  missing?: string;
  /** A logo that could not be drawn in. */
  overlay?: LaidOver | undefined;
}

/** A QR code's picture on white paper, as it will be printed, in either theme. */
export const QrPicture = ({
  src: address,
  alt,
  size = 'small',
  missing,
  overlay,
  ...others
}: QrPictureProps) => {
  const src = useFreshPicture(address);
  const [broken, setBroken] = useState<string>();
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const shown = src !== undefined && src !== broken;
  return (
    <span {...others} className={css.frame} data-size={size} data-missing={!shown || undefined}>
      {shown ? (
        <>
          <img
            // Another code: not the picture of the one before until its own is there.
            key={src}
            className={css.image}
            src={src}
            alt={alt}
            loading={size === 'small' ? 'lazy' : undefined}
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(src)}
          />
          {overlay && overlay.src !== brokenLogo ? (
            <img
              className={css.overlay}
              style={overlay.place}
              src={overlay.src}
              alt=""
              referrerPolicy="no-referrer"
              onError={() => setBrokenLogo(overlay.src)}
            />
          ) : null}
        </>
      ) : (
        <>
          <QrCode className={css.sign} aria-hidden="true" />
          {missing ? <span className={css.missing}>{missing}</span> : null}
        </>
      )}
    </span>
  );
};

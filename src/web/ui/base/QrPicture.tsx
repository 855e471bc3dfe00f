import { QrCode } from 'lucide-react';
import { type HTMLAttributes, useState } from 'react';
import { useFreshPicture } from '#web/browser/fresh-pictures.ts';
import css from './QrPicture.module.css';

/** An image over a square one, and its position in percent of the square. */
export interface ImageOverlay {
  src: string;
  place: { left: string; top: string; width: string; height: string };
}

interface QrPictureProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The image's URL. If it is undefined or fails to load, a neutral icon is shown. */
  src: string | undefined;
  /** Empty if the name is beside it. */
  alt: string;
  /** `large` takes the available width. `fitting` fills its container. */
  size?: 'fitting' | 'small' | 'medium' | 'scannable' | 'large';
  /** Explanation shown if there is no image. */
  missing?: string;
  /** A logo that could not be drawn into the image. */
  overlay?: ImageOverlay | undefined;
}

/** Renders a QR code on white, as it will be printed, in both themes. */
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
            // The key prevents the previous code from being shown while the new one loads.
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

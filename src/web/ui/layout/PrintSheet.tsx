import type { CSSProperties } from 'react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ImageOverlay } from '#web/ui/base/QrPicture.tsx';
import css from './PrintSheet.module.css';

export type Paper = 'a4' | 'letter';

type PrintSheetProps = {
  paper: Paper;
  /** Side of each picture, in mm. */
  side: number;
  items: readonly { key: string; src: string; overlay?: ImageOverlay; caption?: string }[];
  /** Called after the browser's print dialog has closed. */
  onDone: () => void;
};

/** Prints pictures in rows and nothing else of the page. It opens the print dialog once the pictures have loaded. */
export const PrintSheet = ({ paper, side, items, onDone }: PrintSheetProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    let isGone = false;
    const print = async () => {
      const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
      // A picture that fails to load is left empty, and the others are printed.
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      if (isGone) return;
      window.print();
      done.current();
    };
    void print();
    return () => {
      isGone = true;
    };
  }, []);
  return createPortal(
    <div
      ref={sheet}
      className={css.sheet}
      data-paper={paper}
      style={{ '--side': `${side}mm` } as CSSProperties}
      aria-hidden="true"
    >
      {items.map(({ key, src, overlay, caption }) => (
        <figure key={key} className={css.item}>
          <span className={css.frame}>
            <img className={css.picture} src={src} alt="" />
            {overlay ? (
              <img
                className={css.overlay}
                style={overlay.place}
                src={overlay.src}
                alt=""
                referrerPolicy="no-referrer"
              />
            ) : null}
          </span>
          {caption ? (
            <figcaption className={css.caption} dir="auto">
              {caption}
            </figcaption>
          ) : null}
        </figure>
      ))}
    </div>,
    document.body,
  );
};

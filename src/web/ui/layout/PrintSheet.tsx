import type { CSSProperties } from 'react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { LaidOver } from '#web/ui/base/QrPicture.tsx';
import css from './PrintSheet.module.css';

export type Paper = 'a4' | 'letter';

type PrintSheetProps = {
  paper: Paper;
  /** Of a picture, in millimetres. */
  side: number;
  items: readonly { key: string; src: string; overlay?: LaidOver; caption?: string }[];
  /** The print dialog of the browser is closed. */
  onDone: () => void;
};

/** Pictures in rows on paper and nothing else of the page; prints itself as soon as they are there. */
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
      // One that does not load is left empty, and the others are printed.
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

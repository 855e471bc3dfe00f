import { useLayoutEffect, useRef } from 'react';
import css from './ShownPreview.module.css';

type ShownPreviewProps = {
  /** What is seen, for those who don't see it. */
  label: string;
  /** Escaped already: it is what the service sends. */
  markup: string;
  /** Style sheets, in their order. */
  styles: readonly string[];
  /** Classes of the page's body. */
  place: string;
  shape: 'phone' | 'computer';
};

/** A page fills its window; here it fills the frame. */
const framed = '.shown{min-height:100%}';

const sheetOf = (style: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
};

/** Older browsers show the page without its style. */
const canStyle = () => 'adoptedStyleSheets' in Document.prototype;

/**
 * A page for visitors as the service sends it, to be looked at only. A shadow keeps its style and the dashboard's
 * apart, and needs no exception in the policy that forbids inline styles.
 */
export const ShownPreview = ({ label, markup, styles, place, shape }: ShownPreviewProps) => {
  const host = useRef<HTMLDivElement>(null);
  const joined = styles.join('\n');
  useLayoutEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    if (canStyle()) shadow.adoptedStyleSheets = [sheetOf(joined), sheetOf(framed)];
    shadow.innerHTML = `<div class="shown runs ${place}"><main>${markup}</main></div>`;
  }, [markup, joined, place]);
  return (
    <div className={css.frame} data-shape={shape} role="img" aria-label={label}>
      <div ref={host} className={css.window} inert />
    </div>
  );
};

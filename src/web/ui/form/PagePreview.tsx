import { useLayoutEffect, useRef } from 'react';
import css from './PagePreview.module.css';

type PagePreviewProps = {
  /** Text alternative. */
  label: string;
  /** Already escaped HTML, as the service sends it. */
  markup: string;
  /** Style sheets, in cascade order. */
  styles: readonly string[];
  /** Classes of the page's body. */
  place: string;
  shape: 'phone' | 'computer';
};

/** The page fills the frame, as it would fill a window. */
const framed = '.shown{min-height:100%}';

const sheetOf = (style: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
};

/** Older browsers show the page without its styles. */
const canStyle = () => 'adoptedStyleSheets' in Document.prototype;

/**
 * Renders a page for visitors as the service sends it, without interaction. A shadow root isolates its styles from the
 * dashboard's and needs no exception in the content security policy, which forbids inline styles.
 */
export const PagePreview = ({ label, markup, styles, place, shape }: PagePreviewProps) => {
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

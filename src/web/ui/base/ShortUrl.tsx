import type { CSSProperties } from 'react';
import { readableUrl } from '#web/lib/readable-url.ts';
import { splitUrl } from '#web/lib/urls.ts';
import css from './ShortUrl.module.css';

type ShortUrlProps = {
  /** The raw URL. Only the displayed form is decoded for reading. */
  url: string;
  /**
   * Wraps onto as many lines as needed, for pages about this URL. `two-lines` wraps onto at most two, for rows that
   * show nothing else.
   */
  whole?: boolean | 'two-lines';
};

/** Renders a short URL in a monospace font. The domain is dimmed and truncated first, since users read the alias. */
export const ShortUrl = ({ url, whole = false }: ShortUrlProps) => {
  const { host, rest } = splitUrl(readableUrl(url));
  const style = { '--rest': `${rest.length}ch` } as CSSProperties;
  return (
    <bdi className={css.url} dir="ltr" style={style} title={url} data-whole={whole || undefined}>
      <span className={css.host}>
        <span className={css.name}>{host}</span>/
      </span>
      {rest.replace(/^\//, '')}
    </bdi>
  );
};

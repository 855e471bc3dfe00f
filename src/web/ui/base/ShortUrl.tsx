import type { CSSProperties } from 'react';
import { readableUrl } from '#web/lib/readable-url.ts';
import { splitUrl } from '#web/lib/urls.ts';
import css from './ShortUrl.module.css';

type ShortUrlProps = {
  /** As it is asked for: only what is shown of it is made readable. */
  url: string;
  /** On as many lines as it takes, where it is what the page is about, or on the two of a row that has nothing else to say. */
  whole?: boolean | 'two-lines';
};

/** A short URL in mono: the domain steps back and is cut first, as the alias is what one reads. */
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

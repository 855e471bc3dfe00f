import { splitUrl } from '#web/lib/urls.ts';
import css from './ShortUrl.module.css';

type ShortUrlProps = {
  url: string;
  /** On as many lines as it takes, where it is what the page is about. */
  whole?: boolean;
};

/** A short URL in mono: the domain steps back, the alias is what one reads. */
export const ShortUrl = ({ url, whole = false }: ShortUrlProps) => {
  const { host, rest } = splitUrl(url);
  return (
    <bdi className={css.url} dir="ltr" title={url} data-whole={whole || undefined}>
      <span className={css.host}>{host}/</span>
      {rest.replace(/^\//, '')}
    </bdi>
  );
};

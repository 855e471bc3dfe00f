import { splitUrl } from '#web/lib/urls.ts';
import css from './ShortUrl.module.css';

type ShortUrlProps = { url: string };

/** A short URL in mono: the domain steps back, the alias is what one reads. */
export const ShortUrl = ({ url }: ShortUrlProps) => {
  const { host, rest } = splitUrl(url);
  return (
    <bdi className={css.url} dir="ltr" title={url}>
      <span className={css.host}>{host}/</span>
      {rest.replace(/^\//, '')}
    </bdi>
  );
};

import { classNames } from '#web/lib/class-names.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { isWebUrl, splitUrl } from '#web/lib/urls.ts';
import { splitUtm } from '#web/lib/utm.ts';
import { labels } from '#web/words/labels.ts';
import css from './Address.module.css';
import { Badge } from './Badge.tsx';
import linkCss from './TextLink.module.css';

type AddressProps = {
  /** The raw URL. Only the displayed form is decoded for reading. */
  url: string;
  /** Renders a link that opens in a new tab. Only http and https URLs become links. */
  link?: boolean;
};

/**
 * Renders a URL on one line without its scheme. The host is emphasized and the end is truncated, since the host and the
 * start of the path identify it best. UTM parameters don't affect the destination, so they are collapsed into a badge.
 */
export const Address = ({ url, link = false }: AddressProps) => {
  const { url: bare, tags } = splitUtm(url);
  const { host, rest } = splitUrl(readableUrl(bare));
  const content = (
    <>
      <span className={css.host}>{host}</span>
      {rest === '/' ? '' : rest}
    </>
  );
  return (
    <span className={css.address}>
      {link && isWebUrl(url) ? (
        <a
          className={classNames(css.url, linkCss.link)}
          href={url}
          title={url}
          target="_blank"
          rel="noreferrer"
        >
          {content}
        </a>
      ) : (
        <span className={css.url} title={url}>
          {content}
        </span>
      )}
      {tags.length > 0 ? <Badge title={tags.join('\n')}>{labels.utm}</Badge> : null}
    </span>
  );
};

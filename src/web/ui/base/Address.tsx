import { classNames } from '#web/lib/class-names.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { isWebUrl, splitUrl } from '#web/lib/urls.ts';
import { splitUtm } from '#web/lib/utm.ts';
import { labels } from '#web/words/labels.ts';
import css from './Address.module.css';
import { Badge } from './Badge.tsx';
import linkCss from './TextLink.module.css';

type AddressProps = {
  /** As it is asked for: only what is shown of it is made readable. */
  url: string;
  /** Makes it a link that opens beside the app; only http and https are followed. */
  link?: boolean;
};

/**
 * A web address on one line, without its scheme: the host stands out, and the end is cut, as host and beginning tell most.
 * Its UTM parameters, which tell nothing of where it leads, are a chip.
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

import { splitForCut } from '#web/lib/middle-cut.ts';
import { isWebUrl, splitUrl } from '#web/lib/urls.ts';
import { classNames } from '#web/lib/class-names.ts';
import css from './MiddleCut.module.css';
import linkCss from './TextLink.module.css';

type AddressProps = {
  url: string;
  /** Makes it a link that opens beside the app; only http and https are followed. */
  link?: boolean;
};

/** A web address on one line, without its scheme: the host stands out, the middle of the rest is cut. */
export const Address = ({ url, link = false }: AddressProps) => {
  const { host, rest } = splitUrl(url);
  const { head, tail } = splitForCut(rest === '/' ? '' : rest, 8);
  const content = (
    <>
      <span className={css.head}>
        <span className={css.host}>{host}</span>
        {head}
      </span>
      {tail ? <span className={css.tail}>{tail}</span> : null}
    </>
  );
  const look = classNames(css.cut, css.address);
  if (!link || !isWebUrl(url))
    return (
      <span className={look} title={url}>
        {content}
      </span>
    );
  return (
    <a className={classNames(look, linkCss.link)} href={url} title={url} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
};

import type { ReactNode } from 'react';
import type { BreakdownRow } from '#contract/analytics.ts';
import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
import { currentCredentials } from '#web/client/credentials.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { linkPath, qrPath } from '#web/lib/record-paths.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Count } from '#web/ui/base/Count.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import type { RecordLine } from '#web/ui/layout/record-lines.ts';
import { RelativeTime } from '#web/ui/base/RelativeTime.tsx';
import { ShortUrl } from '#web/ui/base/ShortUrl.tsx';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';

export const nameOf = (code: Pick<Qr, 'id' | 'name'>) => code.name || labels.qrCode(code.id);

/** Renders the end of a line. */
export const dateOf = ({ date }: { date: string }) => <RelativeTime value={date} />;
export const countOf = (count: number) => <Count value={count} />;

export const linkLine = (link: Link, end: ReactNode, onOpen?: () => void): RecordLine => ({
  key: link.id,
  to: linkPath(link.shorturl),
  onOpen,
  first: <ShortUrl url={link.shorturl} />,
  second: <bdi>{link.title || displayUrl(readableUrl(link.longurl))}</bdi>,
  end,
  copy: { text: link.shorturl, label: verbs.copyShortUrl, done: verbs.shortUrlCopied },
});

/** Builds the URL from host and alias, which is how statistics name a link. */
function urlOf(name: string): string {
  const { protocol } = new URL(currentCredentials()?.server || location.origin);
  const [host = '', ...alias] = name.split('/');
  return `${protocol}//${host}/${encodeURIComponent(alias.join('/'))}`;
}

/** Returns a line for a link known only from statistics. */
export const linkLineFromStatistics = ({ value, name, title, visits }: BreakdownRow): RecordLine => {
  const url = urlOf(name ?? '');
  return {
    key: Number(value),
    to: linkPath(url),
    first: <ShortUrl url={url} />,
    second: title ? <bdi>{title}</bdi> : undefined,
    end: countOf(visits),
    copy: { text: url, label: verbs.copyShortUrl, done: verbs.shortUrlCopied },
  };
};

export const qrLine = (code: Qr, end: ReactNode): RecordLine => ({
  key: code.id,
  to: qrPath(code.id),
  picture: <QrPicture src={code.image} alt="" />,
  first: <bdi>{nameOf(code)}</bdi>,
  second: <ShortUrl url={code.link} />,
  end,
  copy: { text: code.link, label: verbs.copyUrl, done: verbs.urlCopied },
});

/** Returns a line for a code known only from statistics. */
export const qrLineFromStatistics = ({ value, name, visits }: BreakdownRow): RecordLine => ({
  key: Number(value),
  to: qrPath(Number(value)),
  picture: <QrPicture src={undefined} alt="" />,
  first: <bdi>{nameOf({ id: Number(value), name: name ?? '' })}</bdi>,
  end: countOf(visits),
});

import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
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

/** What a line ends with. */
type Measure = 'date' | 'count';

export const nameOf = (code: Qr) => code.name || labels.qrCode(code.id);

export const linkLine = (link: Link, measure: Measure, onOpen: () => void): RecordLine => ({
  key: link.id,
  to: linkPath(link.shorturl),
  onOpen,
  first: <ShortUrl url={readableUrl(link.shorturl)} />,
  second: <bdi>{link.title || displayUrl(readableUrl(link.longurl))}</bdi>,
  end: measure === 'date' ? <RelativeTime value={link.date} /> : <Count value={link.clicks} />,
  copy: { text: link.shorturl, label: verbs.copyShortUrl, done: verbs.shortUrlCopied },
});

export const qrLine = (code: Qr, measure: Measure): RecordLine => ({
  key: code.id,
  to: qrPath(code.id),
  picture: <QrPicture src={code.image} alt="" />,
  first: <bdi>{nameOf(code)}</bdi>,
  second: <ShortUrl url={code.link} />,
  end: measure === 'date' ? <RelativeTime value={code.date} /> : <Count value={code.scans} />,
  copy: { text: code.link, label: verbs.copyUrl, done: verbs.urlCopied },
});

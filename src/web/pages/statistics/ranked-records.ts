import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { linkPath, qrPath } from '#web/lib/record-paths.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { labels } from '#web/words/labels.ts';

export interface RankedRecord {
  label: string;
  value: number;
  to: string;
}

const most = 10;

const ranked = (records: readonly RankedRecord[]) =>
  records
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most);

export const rankedLinks = (links: readonly Link[]) =>
  ranked(
    links.map((link) => ({
      label: link.title || displayUrl(readableUrl(link.shorturl)),
      value: link.clicks,
      to: linkPath(link.shorturl),
    })),
  );

export const codeName = ({ id, name }: Pick<Qr, 'id' | 'name'>) => name || labels.qrCode(id);

export const rankedCodes = (codes: readonly Qr[]) =>
  ranked(codes.map((code) => ({ label: codeName(code), value: code.scans, to: qrPath(code.id) })));

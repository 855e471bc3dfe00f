import type { ReportKind } from '#contract/support-reports.ts';
import { scanOf } from '#qr/payload.ts';
import type { Addresses, Site } from '#server/rules/addresses.ts';
import { decoded } from '#server/rules/decoded.ts';
import { contentIn } from '#server/rules/qr-file.ts';
import type { Db } from '#server/store/database/database.ts';
import * as store from '#server/store/reportable.ts';
import type { Reported } from '#server/store/reports.ts';
import { freeNameIn, nameIn } from './address-parts.ts';

/** Returns the address that a scan redirects to, or "" if the scan shows something. `data` is JSON. */
export function scanDestination(site: Site, stored: { type: string; data: string }): string {
  const scan = scanOf(contentIn(site, stored));
  return scan.does === 'redirect' ? scan.to : '';
}

/** A host as domains are stored, with or without a port. */
const possibleHost = /^[a-z0-9._-]{1,253}(?::\d{1,5})?$/;

/** The first path segments of everything that isn't a link or bio page. */
const prefixes = ['qr', 'r', 'u'];

/**
 * Returns the decoded segments of an address, including its host. The scheme is optional, and anything after the path
 * is ignored.
 */
function segmentsOf(address: string): string[] {
  const [path = ''] = address.replace(/^[a-z]+:\/\//i, '').split(/[?#]/);
  return path.split('/').filter(Boolean).map(decoded);
}

/** Finds the record at an address, which may be complete or only the part after the main host. */
export function createReportable(db: Db, publicUrl: string, addresses: Addresses) {
  const mainHost = new URL(publicUrl).host;

  const reported = (
    kind: ReportKind,
    of: Pick<Reported, 'account_id' | 'shorturl'> & Partial<Reported>,
  ): Reported => ({ kind, link_id: null, bio_id: null, qr_id: null, campaign_id: null, longurl: '', ...of });

  async function byAlias(segment: string, host: string | null): Promise<Reported | undefined> {
    const alias = nameIn(segment);
    if (alias === undefined) return undefined;
    const link = await store.linkAt(db, alias, host);
    if (link) {
      const { id: link_id, account_id, longurl } = link;
      return reported('link', { link_id, account_id, longurl, shorturl: addresses.link(link) });
    }
    const bio = host === null ? await store.bioAt(db, alias) : undefined;
    return (
      bio &&
      reported('bio', { bio_id: bio.id, account_id: bio.account_id, shorturl: addresses.bio(bio.alias) })
    );
  }

  async function byCode(segment: string): Promise<Reported | undefined> {
    const code = nameIn(segment.replace(/\.(svg|png)$/, ''));
    const qr = code === undefined ? undefined : await store.qrAt(db, code);
    if (!qr) return undefined;
    const { id: qr_id, account_id } = qr;
    return reported('qr', {
      qr_id,
      account_id,
      shorturl: addresses.qr(qr.code),
      longurl: scanDestination({ publicUrl }, qr),
    });
  }

  async function byRotator(segment: string): Promise<Reported | undefined> {
    const slug = nameIn(segment);
    const campaign = slug === undefined ? undefined : await store.rotatorAt(db, slug);
    if (slug === undefined || !campaign) return undefined;
    const { id: campaign_id, account_id } = campaign;
    return reported('rotator', { campaign_id, account_id, shorturl: addresses.rotator(slug) });
  }

  async function byList(owner: string, segment: string): Promise<Reported | undefined> {
    const [username, list] = [nameIn(owner.toLowerCase()), freeNameIn(segment)];
    if (username === undefined || list === undefined) return undefined;
    const campaign = await store.listAt(db, username, list);
    if (!campaign) return undefined;
    const { id: campaign_id, account_id } = campaign;
    return reported('list', { campaign_id, account_id, shorturl: addresses.list(username, list) });
  }

  async function onMainHost(segments: readonly string[]): Promise<Reported | undefined> {
    const [first = '', second = '', third = ''] = segments;
    if (segments.length === 1) return byAlias(first, null);
    if (segments.length === 2 && first === 'qr') return byCode(second);
    if (segments.length === 2 && first === 'r') return byRotator(second);
    if (segments.length === 3 && first === 'u') return byList(second, third);
    return undefined;
  }

  return async (address: string): Promise<Reported | undefined> => {
    const segments = segmentsOf(address);
    const [first = '', ...rest] = segments;
    if (rest.length === 0 || prefixes.includes(first)) return onMainHost(segments);
    const host = first.toLowerCase();
    if (host === mainHost) return onMainHost(rest);
    return rest.length === 1 && possibleHost.test(host) ? byAlias(rest[0] ?? '', host) : undefined;
  };
}

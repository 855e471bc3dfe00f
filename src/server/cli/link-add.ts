import { LinkDescription, LinkTitle } from '#contract/links.ts';
import { Alias, Destination, DomainUrl } from '#contract/urls.ts';
import { addressesOf } from '#server/rules/addresses.ts';
import { now } from '#server/rules/clock.ts';
import { blockedHosts } from '#server/rules/blocked-hosts.ts';
import { destinationMistake } from '#server/rules/destinations.ts';
import { withFreeAlias } from '#server/rules/with-free-alias.ts';
import * as domains from '#server/store/domains.ts';
import * as links from '#server/store/links.ts';
import { InvalidInput, command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, optional, required } from './option.ts';

export const linkAdd = command({
  name: 'link add',
  summary: 'Create a short link',
  options: {
    account,
    url: required('URL', Destination, 'Destination, http or https'),
    alias: optional('ALIAS', Alias, 'Path of the short link (default: random)'),
    domain: optional('HOST', DomainUrl, 'One of the account’s branded domains (default: the main host)'),
    title: optional('TITLE', LinkTitle, 'Title'),
    description: optional('TEXT', LinkDescription, 'Description'),
  },
  async run({ account, url, alias, domain, title = '', description = '' }, { db, publicUrl, config }) {
    const { id: account_id, username } = await findAccount(db, account);
    const host = domain === undefined ? undefined : new URL(domain).host;
    const branded = host === undefined ? undefined : await domains.findByHost(db, account_id, host);
    if (host !== undefined && !branded)
      throw new InvalidInput(`--domain: ${username} has no domain ${host}.`);
    if (branded && !domains.isReady(branded)) throw new InvalidInput(`--domain: ${host} isn't ready yet.`);
    const safety = { db, site: { publicUrl }, isBlocked: blockedHosts(config) };
    const mistake = await destinationMistake(safety, url);
    if (mistake) throw new InvalidInput(`--url: ${mistake}`);

    const [id, saved] = await withFreeAlias(alias, (alias) =>
      links.add(db, {
        account_id,
        domain_id: branded?.id ?? null,
        alias,
        longurl: url,
        title,
        description,
        created_at: now(),
      }),
    );
    const shorturl = addressesOf({ publicUrl }).link({
      alias: saved,
      scheme: branded?.scheme ?? null,
      host: branded?.host ?? null,
    });
    return { json: { id, alias: saved, shorturl, longurl: url }, text: `${shorturl} redirects to ${url}` };
  },
});

import { randomCode } from '#server/rules/secrets.ts';
import * as domains from '#server/store/domains.ts';
import * as store from '#server/store/links.ts';
import type { DemoLink } from './demo-link.ts';
import { yieldToService } from './yield-to-service.ts';
import { linkCatalog } from './link-catalog.ts';
import { anotherLink } from './more-links.ts';
import { addNumbered } from './numbered.ts';
import { domainPrefixes } from './record-catalog.ts';
import { type Scene, timesOf } from './scene.ts';

export interface CreatedLink extends DemoLink {
  id: number;
  created_at: number;
}

/** Maximum links per transaction, which holds the lock for a few milliseconds. */
const batchSize = 50;

/** Returns the account's demo domains. Those of an earlier run are reused. */
async function addDomains({ db, account, now }: Scene): Promise<{ ids: number[]; made: number }> {
  const ids: number[] = [];
  let made = 0;
  const name = account.username.replaceAll('_', '-');
  for (const prefix of domainPrefixes) {
    const old = await domains.findByHost(db, account.id, `${prefix}.${name}.example`);
    const id =
      old?.id ??
      (await addNumbered((numbered) =>
        domains.add(db, {
          account_id: account.id,
          scheme: 'https',
          host: `${numbered('domain', prefix, '-')}.${name}.example`,
          redirectroot:
            prefix === 'menu' ? 'https://trattoria-lucia.example/' : 'https://www.kestrel-finch.example/',
          redirect404: prefix === 'go' ? 'https://www.kestrel-finch.example/not-found' : '',
          created_at: now - 420 * 86_400,
        }),
      ));
    if (!old) made += 1;
    ids.push(id);
  }
  return { ids, made };
}

/** Adds `count` links, oldest first, some of them on branded domains. */
export async function addLinks(
  scene: Scene,
  count: number,
): Promise<{ links: CreatedLink[]; domains: number }> {
  const { db, random, account } = scene;
  const { ids, made } = await addDomains(scene);
  const times = timesOf(scene, count);
  const catalog = random.shuffle(linkCatalog);
  // The links of the catalog are spread among the others, so that they aren't all the oldest.
  const places = new Set(random.shuffle(times.keys().toArray()).slice(0, catalog.length));
  const wanted = times.map((created_at, at) => ({
    link: (places.has(at) ? catalog.pop() : undefined) ?? anotherLink(random),
    domain_id: random.pick(ids),
    created_at,
  }));

  const links: CreatedLink[] = [];
  for (let at = 0; at < wanted.length; at += batchSize) {
    const added = await db.transaction().execute(async (trx) => {
      const batch: CreatedLink[] = [];
      for (const { link, domain_id, created_at } of wanted.slice(at, at + batchSize)) {
        const { title, longurl, description, publicDescription, branded, alias } = link;
        const id = await addNumbered((numbered) =>
          store.add(trx, {
            account_id: account.id,
            domain_id: branded ? domain_id : null,
            alias: alias ? numbered('custom', alias, '-') : randomCode(6),
            title,
            longurl,
            description,
            public_description: publicDescription,
            created_at,
          }),
        );
        batch.push({ ...link, id, created_at });
      }
      return batch;
    });
    links.push(...added);
    await yieldToService();
  }
  return { links, domains: made };
}

import { AddQr } from '#contract/qr.ts';
import { randomCode } from '#server/rules/secrets.ts';
import * as bioStore from '#server/store/bio.ts';
import * as campaignStore from '#server/store/campaigns.ts';
import * as channelStore from '#server/store/channels.ts';
import * as linkStore from '#server/store/links.ts';
import * as overlayStore from '#server/store/overlays.ts';
import * as pixelStore from '#server/store/pixels.ts';
import * as qrStore from '#server/store/qr.ts';
import * as splashStore from '#server/store/splash.ts';
import type { CreatedLink } from './add-links.ts';
import type { Topic } from './demo-link.ts';
import { addNumbered } from './numbered.ts';
import { qrCatalog } from './qr-catalog.ts';
import { bios, campaigns, channels, overlays, pixels, splashPages } from './record-catalog.ts';
import { type Scene, timesOf } from './scene.ts';

/** More than these would be unrealistic, even in an account with thousands of links. */
const maxRecords = { campaign: 40, channel: 60, bio: 8 };

const about = (links: readonly CreatedLink[], topics: readonly Topic[], most: number) =>
  links.filter(({ topic }) => topics.includes(topic)).slice(-most);

/** Adds records one after another, each at its own time. */
async function addEach<Item, Made>(
  scene: Scene,
  items: readonly Item[],
  add: (item: Item, stamp: { account_id: number; created_at: number }) => Promise<Made>,
): Promise<Made[]> {
  const times = timesOf(scene, items.length);
  const made: Made[] = [];
  for (const [at, item] of items.entries()) {
    made.push(await add(item, { account_id: scene.account.id, created_at: times[at] ?? scene.now }));
  }
  return made;
}

/** Adds all other records of an account, based on its links. */
export async function addRecords(scene: Scene, links: readonly CreatedLink[]) {
  const { db } = scene;
  await addEach(scene, pixels, (pixel, stamp) => pixelStore.add(db, { ...pixel, ...stamp }));
  const [, , overlay] = await addEach(scene, overlays, (overlay, stamp) =>
    overlayStore.add(db, { ...overlay, ...stamp }),
  );
  const [splash] = await addEach(scene, splashPages, (page, stamp) =>
    splashStore.add(db, { ...page, ...stamp }),
  );
  await addStops(scene, links, { splash, overlay });
  const qrs = await addCodes(scene);
  const bioPages = await addBios(scene, links);
  await addCampaigns(scene, links);
  await addChannels(scene, { links, qrs, bioPages });
  return {
    qrs,
    bioPages,
    counts: {
      bios: bioPages.length,
      overlays: overlays.length,
      splash: splashPages.length,
      campaigns: campaigns.length,
      channels: channels.length,
      pixels: pixels.length,
    },
  };
}

/** Gives a splash page to one of the links and an overlay to another. */
async function addStops(
  { db, account }: Scene,
  links: readonly CreatedLink[],
  { splash, overlay }: { splash: number | undefined; overlay: number | undefined },
) {
  const [sold, read] = [about(links, ['sale', 'shop'], 1)[0], about(links, ['press', 'event'], 1)[0]];
  if (sold && splash) await linkStore.update(db, account.id, sold.id, { splash_id: splash });
  if (read && overlay) await linkStore.update(db, account.id, read.id, { overlay_id: overlay });
}

const addCodes = (scene: Scene) =>
  addEach(scene, scene.random.shuffle(qrCatalog), async (wanted, stamp) => {
    const { type, data, name = '', background = '', foreground = '' } = AddQr.parse(wanted);
    const design = { background, foreground, logo: null };
    const row = { ...stamp, ...design, code: randomCode(8), type, data: JSON.stringify(data), name };
    return { type, created_at: stamp.created_at, id: await qrStore.add(scene.db, row) };
  });

const addBios = (scene: Scene, links: readonly CreatedLink[]) =>
  addEach(scene, bios, async ({ topics, alias, ...page }, stamp) => {
    const ids = about(links, topics, maxRecords.bio).map(({ id }) => id);
    const id = await addNumbered((numbered) =>
      bioStore.add(scene.db, { ...stamp, ...page, alias: numbered('alias', alias, '-') }, ids),
    );
    return { id, created_at: stamp.created_at };
  });

const addCampaigns = (scene: Scene, links: readonly CreatedLink[]) =>
  addEach(scene, campaigns, async ({ name, slug, topics, ...campaign }, stamp) => {
    const { id } = await addNumbered((numbered) => {
      const called = numbered('name', name, ' ');
      return campaignStore.add(
        scene.db,
        {
          ...stamp,
          name: called,
          slug: slug ? numbered('slug', slug, '-') : null,
          public: campaign.public ? 1 : 0,
          list: called
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
            .replace(/-$/, ''),
        },
        called,
      );
    });
    const ids = about(links, topics, maxRecords.campaign).map((link) => link.id);
    await campaignStore.assign(scene, scene.account.id, id, ids);
  });

interface Items {
  links: readonly CreatedLink[];
  qrs: readonly { id: number; type: string; created_at: number }[];
  bioPages: readonly { id: number; created_at: number }[];
}

const addChannels = (scene: Scene, { links, qrs, bioPages }: Items) =>
  addEach(scene, channels, async ({ name, topics, codes, bios, starred, ...channel }, stamp) => {
    const { id: channel_id } = await addNumbered((numbered) =>
      channelStore.add(scene.db, {
        ...stamp,
        ...channel,
        starred: starred ? 1 : 0,
        name: numbered('name', name, ' '),
      }),
    );
    const items = [
      ...about(links, topics, maxRecords.channel).map((link) => ({ ...link, type: 'links' as const })),
      ...qrs.filter(({ type }) => codes.includes(type)).map((code) => ({ ...code, type: 'qr' as const })),
      ...(bios ? bioPages : []).map((bio) => ({ ...bio, type: 'bio' as const })),
    ];
    for (const { type, id: item, created_at } of items) {
      const assigned_at = scene.random.int(Math.max(stamp.created_at, created_at), scene.now);
      await channelStore.assign(scene, scene.account.id, { channel_id, type, ids: [item] }, assigned_at);
    }
  });

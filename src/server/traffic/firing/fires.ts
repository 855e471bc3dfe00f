import { canFire, pixelNetworks, pixelTypeOf, type PixelType } from '#contract/pixel-networks.ts';
import { type Html, html } from '#visitor-pages/html.ts';
import type { FiringRow } from '#server/store/firing.ts';
import { inlineText } from '#server/traffic/inline-text.ts';
import type { ConsentWords } from '#server/traffic/words/consent.ts';
import { askAndFire } from './ask-and-fire.ts';

/** What one page fires for one visitor. */
export interface Firing {
  accountId: number;
  /** Whether the visitor has to allow it first. */
  asks: boolean;
  words: ConsentWords;
  /** Whether the link or the bio page fires. The words of the question depend on it. */
  of: 'link' | 'page';
  /** The path of the frame in which it fires. */
  frame: string;
  /** The tags of each network. */
  networks: ReadonlyMap<PixelType, readonly string[]>;
}

/** Groups tags by network. Tags that a network’s script doesn't accept are left out. */
export function networksOf(rows: readonly Pick<FiringRow, 'type' | 'tag'>[]): Firing['networks'] {
  const networks = new Map<PixelType, string[]>();
  for (const { type, tag } of rows) {
    const known = pixelTypeOf(type);
    if (known && canFire({ type, tag })) networks.set(known, [...(networks.get(known) ?? []), tag]);
  }
  return networks;
}

/** The script of every page that fires, after the one that all pages share. */
export const firingScript = `(${inlineText(askAndFire)})()`;

/**
 * Renders the element that fires. If consent is required, it contains the question.
 * @param heading of a page of its own
 */
export function firingPlace({ accountId, asks, words, networks, of, frame }: Firing, heading?: Html): Html {
  if (!asks) return html`<div data-fires="${frame}" hidden></div>`;
  const names = Array.from(networks.keys(), (type) => pixelNetworks[type].name);
  return html`<section
    class="ask ${heading ? 'card' : 'bar scripted'}"
    lang="${words.language}"
    aria-label="${words.label}"
    data-fires="${frame}"
    data-asks="${accountId}"
    data-networks="${[...networks.keys()].join(' ')}"
  >
    ${heading}
    <p>${words.asks(names, of)}</p>
    <div class="choices">
      <button type="button" data-answer="no">${words.refuse}</button>
      <button type="button" data-answer="yes">${words.allow}</button>
    </div>
    <p class="small">${words.later} <a href="/pixels/choice" rel="nofollow">${words.change}</a></p>
  </section>`;
}

/** The style of pages that fire, after their own. */
export const firingStyle = `
.choices{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:16px}
.small{font-size:13px;line-height:18px}
.small a{color:inherit}
.ask+.aside a{padding-inline:0}
.bar{position:sticky;bottom:16px;z-index:1;margin-top:24px;padding:16px;background:var(--panel);border:1px solid var(--line);border-radius:10px;box-shadow:0 8px 32px -4px var(--shade)}
.shown:has(.splash) .bar{position:static}
.shown:has([data-asks]) [data-seconds]{visibility:hidden}
.bar p:first-child{margin:0;color:var(--ink)}
.cover .bar{position:absolute;inset:16px 16px auto;max-width:440px;margin:0 auto}
.cover:has(.over.top) .bar{inset:auto 16px 16px}
.going{animation:shown .2s .5s both}
@keyframes shown{from{opacity:0}}
`;

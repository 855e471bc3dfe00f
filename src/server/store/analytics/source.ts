import type { CountedVisit } from '#server/store/tally.ts';

const hosts = (text: string) => new Set(text.trim().split(/\s+/));

/**
 * Search engines are listed by name only, since they have a host in each country, such as google.de and google.co.uk.
 */
const search = hosts('google bing yahoo yandex baidu naver seznam sogou ask');
const searchHosts =
  hosts(`duckduckgo.com ecosia.org qwant.com startpage.com search.brave.com kagi.com swisscows.com
  mojeek.com metager.de presearch.com search.aol.com com.google.android.googlequicksearchbox`);
const social =
  hosts(`facebook.com fb.com fb.me m.me messenger.com twitter.com t.co x.com instagram.com threads.net
  threads.com linkedin.com lnkd.in youtube.com youtu.be pinterest.com pin.it reddit.com redd.it tiktok.com snapchat.com
  bsky.app mastodon.social tumblr.com whatsapp.com wa.me telegram.org t.me discord.com xing.com vk.com weibo.com quora.com
  medium.com twitch.tv slack.com nextdoor.com news.ycombinator.com com.facebook.katana com.facebook.lite
  com.twitter.android com.instagram.android com.linkedin.android com.reddit.frontpage org.telegram.messenger com.slack
  com.whatsapp com.pinterest com.zhiliaoapp.musically`);
const mail =
  hosts(`mail.google.com outlook.live.com outlook.office.com outlook.office365.com mail.yahoo.com mail.proton.me
  mail.aol.com gmx.net mail.gmx.net navigator.gmx.net web.de mail.zoho.com fastmail.com app.fastmail.com icloud.com
  com.google.android.gm com.microsoft.office.outlook com.yahoo.mobile.client.android.mail mail.yandex.ru mail.ru e.mail.ru`);

/** Yields a host and the domains it belongs to: `l.facebook.com`, `facebook.com`. */
function* homesOf(host: string): Generator<string> {
  const parts = host.split('.');
  for (let from = 0; from < parts.length - 1; from += 1) yield parts.slice(from).join('.');
}

const isAmong = (known: ReadonlySet<string>, host: string) => homesOf(host).some((home) => known.has(home));

/** Returns the name before a country’s or generic ending, such as `google` in www.google.co.uk. */
const nameOf = (host: string) => /([^.]+)\.(?:com?\.[a-z]{2}|[a-z]{2,3})$/.exec(host)?.[1] ?? '';

/**
 * Replaces the referrer of a visit by the QR code of a link, since a camera sends none. It can't be a host, since hosts
 * are in lower case.
 */
export const qrOfLink = 'QR';

/**
 * Returns the kind of a visit’s source. A scan counts as one wherever the code was seen. Mail programs send no
 * referrer, so a destination that is tagged for mail counts as mail.
 */
export function sourceOf(visit: Pick<CountedVisit, 'kind' | 'referrer' | 'utm_medium'>): string {
  const { kind, referrer, utm_medium } = visit;
  if (kind === 'qr' || referrer === qrOfLink) return 'qr';
  if (mail.has(referrer) || /^(?:e-?mail|newsletter)$/i.test(utm_medium ?? '')) return 'mail';
  if (referrer === 'Direct' || referrer === '') return 'direct';
  if (isAmong(social, referrer)) return 'social';
  if (isAmong(searchHosts, referrer) || search.has(nameOf(referrer))) return 'search';
  return 'other';
}

import type { App } from './agents.ts';

export interface Source {
  /** The referrer as a browser sends it. Empty for none. */
  referer: string;
  share: number;
  /** The share of its visitors who use a phone. */
  phones: number;
  /** The app, if it opens links in a browser of its own on most phones. */
  app?: App;
}

/** The sources of clicks on links. */
export const linkSources: readonly Source[] = [
  // Messengers, mail programs and typed addresses.
  { referer: '', share: 37, phones: 0.64 },
  { referer: 'https://www.google.com/', share: 15, phones: 0.56 },
  { referer: 'https://www.google.de/', share: 1.5, phones: 0.5 },
  { referer: 'https://l.instagram.com/', share: 12, phones: 0.95, app: 'instagram' },
  { referer: 'https://l.facebook.com/', share: 4.5, phones: 0.6, app: 'facebook' },
  { referer: 'https://m.facebook.com/', share: 3.5, phones: 1, app: 'facebook' },
  { referer: 'https://t.co/', share: 4, phones: 0.7 },
  { referer: 'https://www.linkedin.com/', share: 4, phones: 0.35 },
  { referer: 'https://www.youtube.com/', share: 3, phones: 0.6 },
  { referer: 'https://news.kestrel-finch.example/', share: 3.5, phones: 0.45 },
  { referer: 'https://www.kestrel-finch.example/', share: 3, phones: 0.5 },
  { referer: 'https://www.bing.com/', share: 2, phones: 0.15 },
  { referer: 'https://duckduckgo.com/', share: 1.2, phones: 0.45 },
  { referer: 'https://www.reddit.com/', share: 1.6, phones: 0.6 },
  { referer: 'https://www.pinterest.com/', share: 1, phones: 0.8 },
  { referer: 'https://www.tiktok.com/', share: 1.1, phones: 0.95 },
  { referer: 'android-app://com.google.android.gm/', share: 0.9, phones: 1 },
  { referer: 'https://outlook.live.com/', share: 0.8, phones: 0.2 },
];

/** A camera sends no referrer. Some people scan with an app, or open what a friend scanned. */
export const scanSources: readonly Source[] = [
  { referer: '', share: 95, phones: 0.99 },
  { referer: 'https://lens.google.com/', share: 2.5, phones: 1 },
  { referer: 'https://l.instagram.com/', share: 1.5, phones: 1, app: 'instagram' },
  { referer: 'https://www.google.com/', share: 1, phones: 0.9 },
];

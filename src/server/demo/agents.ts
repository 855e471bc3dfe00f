import type { Random } from './random.ts';
import { createChooser } from './random.ts';

type Weighted = readonly (readonly [string, number])[];

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const olderIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
/** Chrome's user agent on every Android device today, whatever the phone is. */
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
/** The web view of apps still names the phone. */
const galaxy =
  'Mozilla/5.0 (Linux; Android 16; SM-S938B Build/BP2A.250605.031; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.102 Mobile Safari/537.36';
const pixel =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP3A.251105.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.102 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const iPhones: Weighted = [
  [`${iPhone} Version/26.1 Mobile/15E148 Safari/604.1`, 48],
  [`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, 14],
  [`${iPhone} Version/18.7 Mobile/15E148 Safari/604.1`, 15],
  [`${olderIPhone} Version/17.6 Mobile/15E148 Safari/604.1`, 6],
  [`${iPhone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 9],
  [`${iPad} Version/26.1 Mobile/15E148 Safari/604.1`, 6],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 2],
];

const androids: Weighted = [
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 56],
  [`${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 18],
  [`${android} Chrome/138.0.0.0 Mobile Safari/537.36`, 5],
  [`${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 13],
  ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 3],
  [`${android} Chrome/141.0.0.0 Mobile Safari/537.36 OPR/92.0.0.0`, 2],
  [`${android} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`, 2],
];

const desktops: Weighted = [
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 41],
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36`, 9],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 14],
  [`${windows.replace(')', '; rv:145.0)')} Gecko/20100101 Firefox/145.0`, 6],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`, 11],
  [`${mac} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 10],
  [`${mac.replace('10_15_7)', '10.15; rv:145.0)')} Gecko/20100101 Firefox/145.0`, 2],
  [`${linux} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 2.5],
  [`${linux.replace(')', '; rv:145.0)')} Gecko/20100101 Firefox/145.0`, 2],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 2],
];

/** The browsers inside the apps of social networks, in which their links open. */
const inApp = {
  instagram: {
    iPhone: `${iPhone} Mobile/15E148 Instagram 405.0.0.28.81 (iPhone16,2; iOS 18_7; de_DE; de; scale=3.00; 1290x2796; IABMV/1)`,
    android: `${galaxy} Instagram 405.1.0.57.77 Android (36/16; 480dpi; 1080x2340; samsung; SM-S938B; pa3q; qcom; de_DE)`,
  },
  facebook: {
    iPhone: `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/537.0.0.38.107;FBBV/820194722;FBDV/iPhone16,2;FBMD/iPhone;FBSN/iOS;FBSV/18.7;FBSS/3;FBCR/;FBID/phone;FBLC/en_US;FBOP/80]`,
    android: `${pixel} [FB_IAB/FB4A;FBAV/537.0.0.52.77;IABMV/1;]`,
  },
} as const;

export type App = keyof typeof inApp;

/** Every user agent that a visitor may have. */
export const allAgents: readonly string[] = [
  ...[...iPhones, ...androids, ...desktops].map(([agent]) => agent),
  ...Object.values(inApp).flatMap((app) => Object.values(app)),
];

/** Picks user agents in realistic proportions. */
export function createAgents(random: Random) {
  const iPhone = createChooser(random, iPhones);
  const android = createChooser(random, androids);
  const desktop = createChooser(random, desktops);
  return {
    desktop,
    phone: (iphones: number) => (random.chance(iphones) ? iPhone() : android()),
    inApp: (app: App, iphones: number) => inApp[app][random.chance(iphones) ? 'iPhone' : 'android'],
  };
}

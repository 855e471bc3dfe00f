import { accountMenu } from './de/account-menu.ts';
import { labels } from './de/labels.ts';
import { pixelDialogs } from './de/pixel-dialogs.ts';
import { pixels } from './de/pixels.ts';
import { verbs } from './de/verbs.ts';

/** German, whole: it comes before the page’s code, and only for those who read it. */
export const de = { accountMenu, labels, pixelDialogs, pixels, verbs };

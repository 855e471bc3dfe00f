import { account } from './de/account.ts';
import { accountDialogs } from './de/account-dialogs.ts';
import { accountMail } from './de/account-mail.ts';
import { accountMenu } from './de/account-menu.ts';
import { accountSecurity } from './de/account-security.ts';
import { bio } from './de/bio.ts';
import { bioDialogs } from './de/bio-dialogs.ts';
import { bioForm } from './de/bio-form.ts';
import { domainDialogs } from './de/domain-dialogs.ts';
import { domainForm } from './de/domain-form.ts';
import { domainSetup } from './de/domain-setup.ts';
import { domains } from './de/domains.ts';
import { labels } from './de/labels.ts';
import { newKey } from './de/new-key.ts';
import { overlayDialogs } from './de/overlay-dialogs.ts';
import { overlayForm } from './de/overlay-form.ts';
import { overlays } from './de/overlays.ts';
import { overview } from './de/overview.ts';
import { passwords } from './de/passwords.ts';
import { pixelDialogs } from './de/pixel-dialogs.ts';
import { pixels } from './de/pixels.ts';
import { signIn } from './de/sign-in.ts';
import { signUp } from './de/sign-up.ts';
import { splash } from './de/splash.ts';
import { splashDialogs } from './de/splash-dialogs.ts';
import { splashForm } from './de/splash-form.ts';
import { trailHeads } from './de/trail-heads.ts';
import { verbs } from './de/verbs.ts';
import { visitorPages } from './de/visitor-pages.ts';

/** German, whole: it comes before the page’s code, and only for those who read it. */
export const de = {
  account,
  accountDialogs,
  accountMail,
  accountMenu,
  accountSecurity,
  bio,
  bioDialogs,
  bioForm,
  domainDialogs,
  domainForm,
  domainSetup,
  domains,
  labels,
  newKey,
  overlayDialogs,
  overlayForm,
  overlays,
  overview,
  passwords,
  pixelDialogs,
  pixels,
  signIn,
  signUp,
  splash,
  splashDialogs,
  splashForm,
  trailHeads,
  verbs,
  visitorPages,
};

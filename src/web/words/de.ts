import { accountMail } from './de/account-mail.ts';
import { accountMenu } from './de/account-menu.ts';
import { domainDialogs } from './de/domain-dialogs.ts';
import { domainForm } from './de/domain-form.ts';
import { domainSetup } from './de/domain-setup.ts';
import { domains } from './de/domains.ts';
import { labels } from './de/labels.ts';
import { newKey } from './de/new-key.ts';
import { overview } from './de/overview.ts';
import { passwords } from './de/passwords.ts';
import { pixelDialogs } from './de/pixel-dialogs.ts';
import { pixels } from './de/pixels.ts';
import { signIn } from './de/sign-in.ts';
import { signUp } from './de/sign-up.ts';
import { verbs } from './de/verbs.ts';

/** German, whole: it comes before the page’s code, and only for those who read it. */
export const de = {
  accountMail,
  accountMenu,
  domainDialogs,
  domainForm,
  domains,
  domainSetup,
  labels,
  newKey,
  overview,
  passwords,
  pixelDialogs,
  pixels,
  signIn,
  signUp,
  verbs,
};

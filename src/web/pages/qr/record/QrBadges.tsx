import type { Qr } from '#contract/qr.ts';
import { type LinkBadge, linkBadges } from '#web/api/link-words.ts';
import { useNow } from '#web/browser/now.ts';
import { parseWireTime, shortDate } from '#web/lib/dates.ts';
import { Badges } from '#web/ui/base/Badges.tsx';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { scanOptions as words } from '#web/words/scan-options.ts';

/** A static code has none of a dynamic code's options. */
function badgesOf({ static: isStatic, start, expiry, password }: Qr, rules: number, now: Date): LinkBadge[] {
  if (isStatic) return [{ tone: 'neutral', text: qrDrawing.static }];
  const begins = start === undefined ? undefined : parseWireTime(start);
  const others = linkBadges(
    {
      archived: false,
      expiry: expiry ?? null,
      afterwards: '',
      password: password ?? false,
      clicklimit: null,
      clicksused: 0,
      splash: null,
      overlay: null,
      rules,
    },
    now,
  );
  return begins && begins > now
    ? [{ tone: 'warn', text: words.from(shortDate(begins, now)) }, ...others]
    : others;
}

interface QrBadgesProps {
  code: Qr;
  /** How many rules redirect some visitors elsewhere. */
  rules?: number;
  /** How many badges fit. The others are counted. */
  most?: number;
}

/** Shows in a word or two how a code differs from one that simply works. */
export const QrBadges = ({ code, rules = 0, most }: QrBadgesProps) => (
  <Badges items={badgesOf(code, rules, new Date(useNow()))} {...(most && { most })} />
);

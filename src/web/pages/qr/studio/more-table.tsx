import { AppWindow, Banknote, CalendarDays, Coins, MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoreKind } from '#qr/more/kinds.ts';
import { qrMore as words } from '#web/words/qr-more.ts';

interface MoreWords {
  name: string;
  does: string;
  icon: ReactNode;
  /** Set if only a static code does it. A dynamic one shows its text. */
  isStatic?: true;
}

/** In the order in which they're offered, after the types of the specification. */
export const moreTable: Readonly<Record<MoreKind, MoreWords>> = {
  event: { name: words.event, does: words.eventDoes, icon: <CalendarDays />, isStatic: true },
  location: { name: words.location, does: words.locationDoes, icon: <MapPin />, isStatic: true },
  whatsapp: { name: words.whatsapp, does: words.whatsappDoes, icon: <MessageCircle /> },
  app: { name: words.app, does: words.appDoes, icon: <AppWindow /> },
  payment: { name: words.payment, does: words.paymentDoes, icon: <Banknote />, isStatic: true },
  crypto: { name: words.crypto, does: words.cryptoDoes, icon: <Coins />, isStatic: true },
};

import { BadgePercent, ChartBar, Image, Mail, MessageSquare, PanelBottom, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { overlays as words } from '#web/words/overlays.ts';

/** Known types. The specification doesn't limit them. */
const types: Readonly<Record<string, { name: string; icon: ReactNode }>> = {
  message: { name: words.types.message, icon: <MessageSquare /> },
  contact: { name: words.types.contact, icon: <Send /> },
  newsletter: { name: words.types.newsletter, icon: <Mail /> },
  poll: { name: words.types.poll, icon: <ChartBar /> },
  coupon: { name: words.types.coupon, icon: <BadgePercent /> },
  image: { name: words.types.image, icon: <Image /> },
};

const known = (type: string) => {
  const key = type.trim().toLowerCase();
  return Object.hasOwn(types, key) ? types[key] : undefined;
};

export const overlayTypeName = (type: string) => known(type)?.name ?? (type || words.noType);

export const overlayTypeIcon = (type: string): ReactNode => known(type)?.icon ?? <PanelBottom />;

import { BadgePercent, ChartBar, Image, Mail, MessageSquare, PanelBottom, Send } from 'lucide-react';
import type { ReactNode } from 'react';

/** Types met so far. The specification leaves them open. */
const types: Readonly<Record<string, { name: string; icon: ReactNode }>> = {
  message: { name: 'Message', icon: <MessageSquare /> },
  contact: { name: 'Contact form', icon: <Send /> },
  newsletter: { name: 'Newsletter sign-up', icon: <Mail /> },
  poll: { name: 'Poll', icon: <ChartBar /> },
  coupon: { name: 'Coupon', icon: <BadgePercent /> },
  image: { name: 'Image', icon: <Image /> },
};

const known = (type: string) => {
  const key = type.trim().toLowerCase();
  return Object.hasOwn(types, key) ? types[key] : undefined;
};

export const overlayTypeName = (type: string) => known(type)?.name ?? (type || 'No type');

export const overlayTypeIcon = (type: string): ReactNode => known(type)?.icon ?? <PanelBottom />;

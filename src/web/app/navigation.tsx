import { countOptions, lists } from '#web/api/lists.ts';
import {
  Activity,
  AlignLeft,
  AppWindow,
  ChartLine,
  Crosshair,
  Flag,
  GalleryVerticalEnd,
  Globe,
  House,
  LifeBuoy,
  Link2,
  MessageSquareWarning,
  PanelBottom,
  QrCode,
  User,
} from 'lucide-react';
import type { Extension } from '#contract/endpoint.ts';
import type { NavItem } from '#web/ui/frame/nav-items.ts';

type Place = NavItem & {
  to: string;
  /** Shown behind the name once a list has told it. */
  known?: ReturnType<typeof countOptions>;
  /** Has no line where the server does not offer it. */
  needs?: Extension;
};

/** The sidebar, top to bottom. A page that is not there yet has no line. */
export const navigation: readonly { label?: string; items: readonly Place[] }[] = [
  {
    items: [
      { label: 'Overview', to: '/', end: true, icon: <House /> },
      { label: 'Statistics', to: '/statistics', icon: <ChartLine /> },
    ],
  },
  {
    label: 'Share',
    items: [
      { label: 'Links', to: '/links', icon: <Link2 />, known: countOptions(lists.links) },
      { label: 'QR codes', to: '/qr', icon: <QrCode />, known: countOptions(lists.qr) },
      { label: 'Campaigns', to: '/campaigns', icon: <Flag />, known: countOptions(lists.campaigns) },
      { label: 'Channels', to: '/channels', icon: <AlignLeft />, known: countOptions(lists.channels) },
      {
        label: 'Bio pages',
        to: '/bio',
        icon: <GalleryVerticalEnd />,
        known: countOptions(lists.bio),
        needs: 'bio',
      },
    ],
  },
  {
    label: 'Set up',
    items: [
      { label: 'Domains', to: '/domains', icon: <Globe />, known: countOptions(lists.domains) },
      { label: 'Pixels', to: '/pixels', icon: <Crosshair />, known: countOptions(lists.pixels) },
      { label: 'Overlays', to: '/overlays', icon: <PanelBottom />, known: countOptions(lists.overlays) },
      { label: 'Splash pages', to: '/splash', icon: <AppWindow />, known: countOptions(lists.splash) },
    ],
  },
];

/** At the sidebar's foot: what is about oneself. */
export const foot: readonly Place[] = [
  // Offered to the keys of staff alone.
  { label: 'Support', to: '/support', icon: <LifeBuoy />, needs: 'support' },
  { label: 'Account', to: '/account', icon: <User /> },
];

/** Pages inside one of those above, without a line of their own. */
export const inside: readonly Place[] = [
  { label: 'Reports', to: '/support/reports', icon: <MessageSquareWarning />, needs: 'support' },
  { label: 'Service status', to: '/support/status', icon: <Activity />, needs: 'support' },
];

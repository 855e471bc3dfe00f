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
import { navigation as words } from '#web/words/navigation.ts';
import type { NavItem } from '#web/ui/frame/nav-items.ts';

type Place = NavItem & {
  to: string;
  /** Shown behind the name once a list has told it. */
  known?: ReturnType<typeof countOptions>;
  /** Has no line where the server does not offer it. */
  needs?: Extension;
  /** Our service has one more than its list: the default domain. */
  hasDefault?: true;
};

/** The sidebar, top to bottom. A page that is not there yet has no line. */
export const navigation: readonly { label?: string; items: readonly Place[] }[] = [
  {
    items: [
      { label: words.overview, to: '/', end: true, icon: <House /> },
      { label: words.statistics, to: '/statistics', holds: '/live', icon: <ChartLine /> },
    ],
  },
  {
    label: words.share,
    items: [
      { label: words.links, to: '/links', icon: <Link2 />, known: countOptions(lists.links) },
      { label: words.qrCodes, to: '/qr', icon: <QrCode />, known: countOptions(lists.qr) },
      { label: words.campaigns, to: '/campaigns', icon: <Flag />, known: countOptions(lists.campaigns) },
      { label: words.channels, to: '/channels', icon: <AlignLeft />, known: countOptions(lists.channels) },
      {
        label: words.bioPages,
        to: '/bio',
        icon: <GalleryVerticalEnd />,
        known: countOptions(lists.bio),
        needs: 'bio',
      },
    ],
  },
  {
    label: words.setUp,
    items: [
      {
        label: words.domains,
        to: '/domains',
        icon: <Globe />,
        known: countOptions(lists.domains),
        hasDefault: true,
      },
      { label: words.pixels, to: '/pixels', icon: <Crosshair />, known: countOptions(lists.pixels) },
      { label: words.overlays, to: '/overlays', icon: <PanelBottom />, known: countOptions(lists.overlays) },
      { label: words.splashPages, to: '/splash', icon: <AppWindow />, known: countOptions(lists.splash) },
    ],
  },
];

/** At the sidebar's foot: what is about oneself. */
export const foot: readonly Place[] = [
  // Offered to the keys of staff alone.
  { label: words.support, to: '/support', icon: <LifeBuoy />, needs: 'support' },
  { label: words.account, to: '/account', icon: <User /> },
];

/** Pages inside one of those above, without a line of their own. */
export const inside: readonly Place[] = [
  { label: words.live, to: '/live', icon: <Activity />, needs: 'analytics' },
  { label: words.reports, to: '/support/reports', icon: <MessageSquareWarning />, needs: 'support' },
  { label: words.serviceStatus, to: '/support/status', icon: <Activity />, needs: 'support' },
];

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
  /** The count shown after the name, once a list has reported it. */
  known?: ReturnType<typeof countOptions>;
  /** The entry is hidden if the server lacks this extension. */
  needs?: Extension;
  /** On this product's service, the count includes the default domain, which the list lacks. */
  hasDefault?: true;
};

/** The sidebar, top to bottom. Pages that don't exist yet have no entry. */
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

/** The user's own entries at the foot of the sidebar. */
export const foot: readonly Place[] = [
  // Only keys of staff have this extension.
  { label: words.support, to: '/support', icon: <LifeBuoy />, needs: 'support' },
  { label: words.account, to: '/account', icon: <User /> },
];

/** Pages inside those above, without entries of their own. */
export const inside: readonly Place[] = [
  { label: words.live, to: '/live', icon: <Activity />, needs: 'analytics' },
  { label: words.reports, to: '/support/reports', icon: <MessageSquareWarning />, needs: 'support' },
  { label: words.serviceStatus, to: '/support/status', icon: <Activity />, needs: 'support' },
];

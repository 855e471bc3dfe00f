import type { ReactNode } from 'react';
import { useState } from 'react';
import { medium, phone, useMedia } from '#web/browser/media.ts';
import { useRootMark } from '#web/browser/root-mark.ts';
import { frame as words } from '#web/words/frame.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import css from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Topbar } from './Topbar.tsx';
import type { NavGroup, NavItem } from './nav-items.ts';
import { PageTools } from './page-tools.ts';

const Drawer = dialogOnDemand(async () => (await import('#web/ui/overlay/Drawer.tsx')).Drawer);

type ShellProps = {
  groups: readonly NavGroup[];
  foot?: readonly NavItem[];
  /** The account switcher, which is a Menu with an Avatar as its trigger. */
  account?: ReactNode;
  /** The account that the page belongs to, if there are several. */
  whose?: ReactNode;
  /** Search and the budget meter, shown in each page's header, or in the top bar on phones. */
  tools?: ReactNode;
  /** Shown across the top of the page, for messages about the whole app. */
  banner?: ReactNode;
  /** Stays at the top of every page and names the account that is being viewed. */
  visit?: ReactNode;
  /** Stays at the bottom, for tasks that continue on every page. */
  strip?: ReactNode;
  home?: string;
  children: ReactNode;
};

/** Renders the frame around every page, with a navigation that collapses to icons, or to a drawer on phones. */
export const Shell = ({
  groups,
  foot,
  account,
  whose,
  tools,
  banner,
  visit,
  strip,
  home,
  children,
}: ShellProps) => {
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(phone);
  const folded = useMedia(medium);
  useRootMark('data-visit', Boolean(visit));
  const navigation = { groups, foot, account, whose, home };
  return (
    <div className={css.shell} data-folded={folded || undefined}>
      <SkipLink />
      {isPhone ? (
        <>
          <Topbar onMenu={() => setOpen(true)} tools={tools} whose={whose} home={home} />
          <Drawer open={open} onClose={() => setOpen(false)} title={words.navigation} side="start" bare>
            <Sidebar {...navigation} onNavigate={() => setOpen(false)} />
          </Drawer>
        </>
      ) : (
        <aside className={css.side}>
          <Sidebar {...navigation} folded={folded} />
        </aside>
      )}
      <main id="main" className={css.main} tabIndex={-1}>
        {visit ? <div className={css.visit}>{visit}</div> : null}
        {banner ? <div className={css.banner}>{banner}</div> : null}
        <PageTools value={isPhone ? null : tools}>{children}</PageTools>
        <div className={css.strip}>{strip}</div>
      </main>
    </div>
  );
};

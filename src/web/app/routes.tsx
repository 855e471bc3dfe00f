import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { Extension } from '#contract/endpoint.ts';
import { Frame } from './Frame.tsx';
import { page } from './router/page-route.tsx';
import { PageBoundary } from './router/PageBoundary.tsx';
import { Root } from './Root.tsx';

/** Loads a page that is only available on servers that name the extension it needs. */
const ifExtension = async (extension: Extension, load: () => Promise<ComponentType>) =>
  (await import('./with-extension.tsx')).withExtension(extension, await load(), true);

/** Loads a page that is only available on this product's service, regardless of who may open it there. */
const ifOwnService = async (load: () => Promise<ComponentType>) =>
  (await import('./with-extension.tsx')).withExtension('session', await load(), false);

/** Forms that open in a dialog over their list have addresses like those with a page of their own. */
const newOverLists: RouteObject[] = ['links', 'campaigns', 'channels', 'pixels'].map((list) => ({
  path: `${list}/new`,
  element: <Navigate to={`/${list}?open=new`} replace />,
}));

export const routes: RouteObject[] = [
  {
    element: (
      <PageBoundary>
        <Root />
      </PageBoundary>
    ),
    children: [
      page('sign-in', async () => (await import('#web/pages/sign-in/SignInPage.tsx')).SignInPage),
      page('setup', async () => (await import('#web/pages/sign-in/SetupPage.tsx')).SetupPage),
      page('register', async () => (await import('#web/pages/sign-in/RegisterPage.tsx')).RegisterPage),
      page(
        'forgotten',
        async () => (await import('#web/pages/sign-in/ForgotPasswordPage.tsx')).ForgotPasswordPage,
      ),
      page('reset', async () => (await import('#web/pages/sign-in/ResetPage.tsx')).ResetPage),
      {
        element: <Frame />,
        children: [
          page('/', async () => (await import('#web/pages/overview/OverviewPage.tsx')).OverviewPage),
          page(
            'statistics',
            async () => (await import('#web/pages/statistics/StatisticsPage.tsx')).StatisticsPage,
          ),
          page(
            'statistics/compare',
            async () => (await import('#web/pages/statistics/ComparePage.tsx')).ComparePage,
          ),
          page('live', async () => (await import('#web/pages/statistics/LivePage.tsx')).LivePage),
          page('links', async () => (await import('#web/pages/links/LinkListPage.tsx')).LinkListPage),
          page('links/by', async () => (await import('#web/pages/links/LinkPage.tsx')).LinkPage),
          page('qr', async () => (await import('#web/pages/qr/QrListPage.tsx')).QrListPage),
          page('qr/new', async () => (await import('#web/pages/qr/studio/AddQrPage.tsx')).AddQrPage),
          page('qr/batch', async () => (await import('#web/pages/qr/batch/BatchPage.tsx')).BatchPage),
          page('qr/:id/edit', async () => (await import('#web/pages/qr/studio/EditQrPage.tsx')).EditQrPage),
          page('qr/:id', async () => (await import('#web/pages/qr/record/QrPage.tsx')).QrPage),
          page(
            'campaigns',
            async () => (await import('#web/pages/campaigns/CampaignListPage.tsx')).CampaignListPage,
          ),
          page(
            'campaigns/:id',
            async () => (await import('#web/pages/campaigns/CampaignPage.tsx')).CampaignPage,
          ),
          page(
            'channels',
            async () => (await import('#web/pages/channels/ChannelListPage.tsx')).ChannelListPage,
          ),
          page('channels/:id', async () => (await import('#web/pages/channels/ChannelPage.tsx')).ChannelPage),
          page('domains', async () => (await import('#web/pages/domains/DomainListPage.tsx')).DomainListPage),
          page(
            'domains/new',
            async () => (await import('#web/pages/domains/AddDomainPage.tsx')).AddDomainPage,
          ),
          page('pixels', async () => (await import('#web/pages/pixels/PixelListPage.tsx')).PixelListPage),
          page(
            'overlays',
            async () => (await import('#web/pages/overlays/OverlayListPage.tsx')).OverlayListPage,
          ),
          page('overlays/new', () =>
            ifExtension(
              'overlays',
              async () => (await import('#web/pages/overlays/AddOverlayPage.tsx')).AddOverlayPage,
            ),
          ),
          page('overlays/:id', () =>
            ifExtension(
              'overlays',
              async () => (await import('#web/pages/overlays/EditOverlayPage.tsx')).EditOverlayPage,
            ),
          ),
          page('splash', async () => (await import('#web/pages/splash/SplashListPage.tsx')).SplashListPage),
          page('splash/new', () =>
            ifExtension(
              'splash',
              async () => (await import('#web/pages/splash/AddSplashPage.tsx')).AddSplashPage,
            ),
          ),
          page('splash/:id', () =>
            ifExtension(
              'splash',
              async () => (await import('#web/pages/splash/EditSplashPage.tsx')).EditSplashPage,
            ),
          ),
          page('bio', async () => (await import('#web/pages/bio/BioListPage.tsx')).BioListPage),
          page('bio/new', () =>
            ifExtension('bio', async () => (await import('#web/pages/bio/AddBioPage.tsx')).AddBioPage),
          ),
          page('bio/:id', () =>
            ifExtension('bio', async () => (await import('#web/pages/bio/EditBioPage.tsx')).EditBioPage),
          ),
          page('jobs', async () => (await import('#web/pages/jobs/JobsPage.tsx')).JobsPage),
          page('jobs/:id', async () => (await import('#web/pages/jobs/JobPage.tsx')).JobPage),
          page('support', () =>
            ifOwnService(async () => (await import('#web/pages/support/SupportPage.tsx')).SupportPage),
          ),
          page('support/reports', () =>
            ifOwnService(
              async () => (await import('#web/pages/support/reports/ReportsPage.tsx')).ReportsPage,
            ),
          ),
          page('support/status', () =>
            ifOwnService(async () => (await import('#web/pages/support/StatusPage.tsx')).StatusPage),
          ),
          page('support/trail', () =>
            ifOwnService(async () => (await import('#web/pages/support/TrailPage.tsx')).TrailPage),
          ),
          page('support/:id', () =>
            ifOwnService(
              async () => (await import('#web/pages/support/SupportAccountPage.tsx')).SupportAccountPage,
            ),
          ),
          page('account', async () => (await import('#web/pages/account/AccountPage.tsx')).AccountPage),
          page('confirm-email', async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage),
          ...newOverLists,
          page('*', async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
        ],
      },
    ],
  },
];

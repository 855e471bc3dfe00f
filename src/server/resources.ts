import { accountRoutes } from './routes/account.ts';
import { domainRoutes } from './routes/domains.ts';
import { overlayRoutes } from './routes/overlays.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { channelRoutes } from './routes/channels.ts';
import { splashRoutes } from './routes/splash.ts';
import { bioRoutes } from './routes/bio.ts';
import { pixelRoutes } from './routes/pixels.ts';
import { lookRoutes } from './routes/looks.ts';
import { qrRoutes } from './routes/qr.ts';
import { keyRoutes } from './routes/keys.ts';
import { securityRoutes } from './routes/sign-in/security.ts';
import { linkRoutes } from './routes/links.ts';
import { bulkRoutes } from './routes/bulk.ts';
import { changeRoutes } from './routes/changes.ts';
import { sessionRoutes } from './routes/sign-in/session.ts';
import { secondStepRoutes } from './routes/sign-in/second-step.ts';
import { passkeyRoutes } from './routes/sign-in/passkeys.ts';
import { mailRoutes } from './routes/sign-in/mail.ts';
import { seriesRoutes } from './routes/series.ts';
import { figureRoutes } from './routes/figures.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { annotationRoutes } from './routes/statistics/annotations.ts';
import { goalRoutes } from './routes/statistics/goals.ts';
import { shareRoutes } from './routes/statistics/shares.ts';
import { supportRoutes } from './routes/support/support.ts';
import { supportChangeRoutes } from './routes/support/support-changes.ts';
import { supportInspectionRoutes } from './routes/support/support-inspections.ts';
import { supportReportRoutes } from './routes/support/support-reports.ts';
import { supportStatusRoutes } from './routes/support/support-status.ts';

export const resources = [
  accountRoutes,
  domainRoutes,
  overlayRoutes,
  campaignRoutes,
  channelRoutes,
  splashRoutes,
  bioRoutes,
  pixelRoutes,
  qrRoutes,
  lookRoutes,
  keyRoutes,
  securityRoutes,
  linkRoutes,
  bulkRoutes,
  changeRoutes,
  sessionRoutes,
  secondStepRoutes,
  passkeyRoutes,
  mailRoutes,
  seriesRoutes,
  figureRoutes,
  analyticsRoutes,
  annotationRoutes,
  goalRoutes,
  shareRoutes,
  supportRoutes,
  supportChangeRoutes,
  supportInspectionRoutes,
  supportReportRoutes,
  supportStatusRoutes,
];

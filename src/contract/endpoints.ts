import { account } from './account.ts';
import { analytics } from './analytics.ts';
import { analyticsVisits } from './analytics-visits.ts';
import { annotations } from './annotations.ts';
import { bio } from './bio.ts';
import { bulk } from './bulk.ts';
import { campaigns } from './campaigns.ts';
import { changes } from './changes.ts';
import { channels } from './channels.ts';
import { domains } from './domains.ts';
import type { Endpoint } from './endpoint.ts';
import { goals } from './goals.ts';
import { keys } from './keys.ts';
import { links } from './links.ts';
import { looks } from './looks.ts';
import { mail } from './mail.ts';
import { overlays } from './overlays.ts';
import { pixels } from './pixels.ts';
import { qr } from './qr.ts';
import { security } from './security.ts';
import { passkeys, secondStep } from './second-step.ts';
import { series } from './series.ts';
import { session } from './session.ts';
import { shares } from './shares.ts';
import { splash } from './splash.ts';
import { figures } from './figures.ts';
import { inspections, support } from './support.ts';

/** Every resource with its endpoints, in the specification's order, followed by the extensions. */
export const resources = {
  account,
  domains,
  overlays,
  campaigns,
  channels,
  splash,
  pixels,
  qr,
  links,
  bio,
  bulk,
  looks,
  changes,
  session,
  mail,
  secondStep,
  passkeys,
  keys,
  security,
  series,
  figures,
  analytics,
  analyticsVisits,
  annotations,
  goals,
  shares,
  inspections,
  support,
} as const satisfies Record<string, Record<string, Endpoint>>;

export const endpoints: readonly (Endpoint & { name: string; resource: string })[] = Object.entries(
  resources,
).flatMap(([resource, of]) =>
  Object.entries<Endpoint>(of).map(([name, value]) => ({ ...value, name, resource })),
);

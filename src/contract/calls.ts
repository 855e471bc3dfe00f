/**
 * Every endpoint as its callers know it. The build writes these values out (`tools/inline-values.ts`), so that a page can
 * send requests without loading the schemas.
 */
import { callOf, type CallOf, type Endpoint } from './endpoint.ts';
import { resources } from './endpoints.ts';

type CallsOf<Of> = { [Name in keyof Of]: Of[Name] extends Endpoint ? CallOf<Of[Name]> : never };

export const {
  account,
  analytics,
  analyticsVisits,
  annotations,
  bio,
  bulk,
  campaigns,
  changes,
  channels,
  domains,
  figures,
  goals,
  inspections,
  keys,
  links,
  looks,
  mail,
  overlays,
  passkeys,
  pixels,
  qr,
  secondStep,
  security,
  series,
  session,
  shares,
  splash,
  support,
} = Object.fromEntries(
  Object.entries(resources).map(([resource, of]) => [
    resource,
    Object.fromEntries(Object.entries<Endpoint>(of).map(([name, value]) => [name, callOf(value)])),
  ]),
) as unknown as { [Resource in keyof typeof resources]: CallsOf<(typeof resources)[Resource]> };

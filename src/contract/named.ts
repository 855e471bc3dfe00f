import { z } from 'zod/mini';
import { Account, CloseAccount, Holdings, UpdateAccount } from './account.ts';
import { AddBio, Bio, BioDetail, BioItem, UpdateBio } from './bio.ts';
import { BulkResult, BulkWork } from './bulk.ts';
import { AddCampaign, Campaign, CampaignDetail, UpdateCampaign } from './campaigns.ts';
import { AddChannel, Channel, ChannelItem, UpdateChannel } from './channels.ts';
import { AddDomain, Domain, DomainSetup, UpdateDomain } from './domains.ts';
import { Created, Done, Failure } from './envelope.ts';
import { AddKey, Key } from './keys.ts';
import { LinkOptions, LinkState } from './link-options.ts';
import { AddLink, FoundLink, Link, LinkDetail, UpdateLink } from './links.ts';
import { AddLook, ApplyLook, Template } from './looks.ts';
import { AddOverlay, Overlay, OverlayDetail, UpdateOverlay } from './overlays.ts';
import { AddPixel, Pixel, UpdatePixel } from './pixels.ts';
import { AddQr, Qr, QrDetail, QrSource, UpdateQr } from './qr.ts';
import { QrLook } from './qr-look.ts';
import { Register, SignIn } from './session.ts';
import { AddSplash, Splash, SplashDetail, UpdateSplash } from './splash.ts';
import { Statistics } from './statistics.ts';
import { ApiRequest, SupportAccount, TrailEntry } from './support-records.ts';
import { Report } from './support-reports.ts';

/**
 * The schemas that have a name in the OpenAPI document, so that clients generated from it have types with these names.
 */
const schemas = {
  Account,
  AddBio,
  AddCampaign,
  AddChannel,
  AddDomain,
  AddKey,
  AddLink,
  AddLook,
  AddOverlay,
  AddPixel,
  AddQr,
  AddSplash,
  ApiRequest,
  ApplyLook,
  Bio,
  BioDetail,
  BioItem,
  BulkResult,
  BulkWork,
  Campaign,
  CampaignDetail,
  Channel,
  ChannelItem,
  CloseAccount,
  Created,
  Domain,
  DomainSetup,
  Done,
  Failure,
  FoundLink,
  Holdings,
  Key,
  Link,
  LinkDetail,
  LinkOptions,
  LinkState,
  Overlay,
  OverlayDetail,
  Pixel,
  Qr,
  QrDetail,
  QrLook,
  QrSource,
  Register,
  Report,
  SignIn,
  Splash,
  SplashDetail,
  Statistics,
  SupportAccount,
  Template,
  TrailEntry,
  UpdateAccount,
  UpdateBio,
  UpdateCampaign,
  UpdateChannel,
  UpdateDomain,
  UpdateLink,
  UpdateOverlay,
  UpdatePixel,
  UpdateQr,
  UpdateSplash,
};

export const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries<z.core.$ZodType>(schemas)) named.add(schema, { id });

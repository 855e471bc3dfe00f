import type { Generated } from 'kysely';
import type { ChangeTables } from './change-schema.ts';
import type { DomainTables } from './domain-schema.ts';
import type { Firing, FiringTables } from './firing-schema.ts';
import type { MailTables } from './mail-schema.ts';
import type { SignInTables } from './sign-in-schema.ts';
import type { SecondStepTables } from './second-step-schema.ts';
import type { StatisticsTables } from './statistics/statistics-schema.ts';
import type { SupportTables } from './support-schema.ts';
import type { TargetKind, VisitTables } from './visit-schema.ts';

export type { Dimension, TargetKind, VisitKind } from './visit-schema.ts';

/** The tables. Times are whole seconds since 1970 UTC and flags are 0 or 1, in both SQLite and PostgreSQL. */
export interface Tables
  extends
    SupportTables,
    MailTables,
    DomainTables,
    SignInTables,
    SecondStepTables,
    ChangeTables,
    VisitTables,
    FiringTables,
    StatisticsTables {
  accounts: AccountTable;
  setup_tokens: { hash: string; created_at: number };
  links: LinkTable;
  bios: BioTable;
  bio_links: { bio_id: number; link_id: number; position: number };
  overlays: OverlayTable;
  splash: SplashTable;
  campaigns: CampaignTable;
  campaign_links: { campaign_id: number; link_id: number };
  channels: ChannelTable;
  channel_items: { channel_id: number; type: string; item_id: number; assigned_at: number };
  /** Pictures of bio and splash pages. Each belongs to one page. */
  pictures: PictureTable;
  qrs: QrTable;
  looks: LookTable;
  qr_logos: { qr_id: number; media_type: string; bytes: Uint8Array };
  /** The file that the scan of a code opens. `code` is part of its address. */
  qr_files: { qr_id: number; code: string; media_type: string; bytes: Uint8Array };
  /** Links, codes and bio pages of a deleted account whose visits and counters still have to be deleted. */
  closed_targets: { kind: TargetKind; target_id: number; account_id: number };
}

interface AccountTable {
  id: Generated<number>;
  /** Several accounts may have the same address while it's unconfirmed. */
  email: string;
  /** Unique. The e-mail address if it's confirmed, otherwise the address followed by a space and the username. */
  email_key: string;
  username: string;
  password_hash: string;
  plan: string;
  /** Null if the plan doesn't expire. */
  expires_at: number | null;
  registered_at: number;
  staff: number;
  /** When its deletion began. Null if it isn't being deleted. */
  closed_at: Generated<number | null>;
  /** Null if it isn't locked. */
  locked_at: Generated<number | null>;
  lock_reason: Generated<string>;
  /** Whether API keys may change the e-mail address and the password. */
  api_changes: Generated<number>;
  firing: Generated<Firing>;
  /** Language of the e-mails to it, such as `de`. Null if it isn't known. */
  language: Generated<string | null>;
  /** When a user first signed in. Null if none has. */
  signed_in_at: Generated<number | null>;
  /** Number of links whose description stayed public when public descriptions became separate. */
  shown_descriptions: Generated<number>;
}

interface LinkTable {
  id: Generated<number>;
  account_id: number;
  /** Null for the service's main host. */
  domain_id: number | null;
  alias: string;
  longurl: string;
  title: string;
  /** Only shown to the account. */
  description: string;
  /** Shown on public pages. */
  public_description: Generated<string>;
  clicks: Generated<number>;
  unique_clicks: Generated<number>;
  created_at: number;
  /** Alias, destination, title and description in lower case, since SQLite's own lower() knows only ASCII. */
  search: string;
  archived: Generated<number>;
  /** Null if it doesn't expire. */
  expires_at: Generated<number | null>;
  /** Destination once it has expired or its clicks are used up. If "", visitors see a page that says so. */
  afterwards: Generated<string>;
  password_hash: Generated<string | null>;
  click_limit: Generated<number | null>;
  /** Clicks let through since there is a limit, and those before it. Meaningless without a limit. */
  passed: Generated<number>;
  /** JSON. Null if there are none. */
  rules: Generated<string | null>;
  splash_id: Generated<number | null>;
  overlay_id: Generated<number | null>;
  /** Number of its rows in `link_pixels`. */
  pixels: Generated<number>;
}

/** The design of a page for visitors. */
interface Look {
  theme: Generated<'auto' | 'light' | 'dark'>;
  /** #rrggbb. */
  color: Generated<string>;
}

interface BioTable extends Look {
  id: Generated<number>;
  account_id: number;
  alias: string;
  title: string;
  description: string;
  views: Generated<number>;
  unique_views: Generated<number>;
  created_at: number;
  /** Number of its rows in `bio_pixels`. */
  pixels: Generated<number>;
}

interface PictureTable {
  /** Part of its address. */
  code: string;
  bio_id: number | null;
  splash_id: number | null;
  media_type: string;
  width: number;
  height: number;
  bytes: Uint8Array;
}

interface OverlayTable extends Look {
  id: Generated<number>;
  account_id: number;
  type: string;
  name: string;
  /** If "", nothing is shown. */
  message: Generated<string>;
  button: Generated<string>;
  url: Generated<string>;
  display: Generated<'frame' | 'page'>;
  position: Generated<'bottom-right' | 'bottom-left' | 'bottom' | 'top'>;
  created_at: number;
}

interface SplashTable extends Look {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** As for the message and the button, "" stands for the service's own text. */
  title: Generated<string>;
  message: Generated<string>;
  button: Generated<string>;
  /** If 0, the page waits for the button. */
  seconds: Generated<number>;
  layout: Generated<'logo' | 'banner'>;
  created_at: number;
}

interface CampaignTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** The rotator's slug. Null without a rotator. */
  slug: string | null;
  public: number;
  /** The last segment of the list page's address. */
  list: string;
  created_at: number;
}

interface ChannelTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  description: string;
  color: string;
  starred: number;
  created_at: number;
}

/** A design of QR codes as JSON, which is kept by name. */
export interface LookTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  design: string;
  /** 1 if new codes begin with it. */
  standard: number;
  created_at: number;
}

interface QrTable {
  id: Generated<number>;
  account_id: number;
  code: string;
  type: string;
  /** JSON. For a file in qr_files, the path of its address. */
  data: string;
  background: string;
  foreground: string;
  /** A URL or path. "" if the picture itself is in qr_logos, null without a logo. */
  logo: string | null;
  /** JSON. Null for a plain code. */
  look: Generated<string | null>;
  /** Scans work from and until these times. Null means immediately, or permanently. */
  starts_at: Generated<number | null>;
  expires_at: Generated<number | null>;
  /** Destination of scans after that. If "", visitors see a page that says so. */
  afterwards: Generated<string>;
  password_hash: Generated<string | null>;
  /** JSON. Null if there are none. */
  rules: Generated<string | null>;
  /** 1 if its pictures hold the content itself, 0 if they hold its address. Null if nobody has specified it. */
  static: Generated<number | null>;
  name: string;
  scans: Generated<number>;
  unique_scans: Generated<number>;
  created_at: number;
}

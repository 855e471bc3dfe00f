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

/**
 * The tables. Times are whole seconds since 1970 UTC, flags are 0 or 1: the same in SQLite and PostgreSQL.
 */
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
  /** Of bio and splash pages: each belongs to one of either. */
  pictures: PictureTable;
  qrs: QrTable;
  looks: LookTable;
  qr_logos: { qr_id: number; media_type: string; bytes: Uint8Array };
  /** What the scan of a code opens; `code` is in its address. */
  qr_files: { qr_id: number; code: string; media_type: string; bytes: Uint8Array };
  /** Links, codes and bio pages of a deleted account, whose visits and counters are still to go. */
  closed_targets: { kind: TargetKind; target_id: number; account_id: number };
}

interface AccountTable {
  id: Generated<number>;
  /** Where nobody confirmed it, several accounts may have the same. */
  email: string;
  /** No two are the same: a confirmed e-mail address by itself, any other with a space and the username behind it. */
  email_key: string;
  username: string;
  password_hash: string;
  plan: string;
  /** null: never. */
  expires_at: number | null;
  registered_at: number;
  staff: number;
  /** Since when it is being deleted; null otherwise. */
  closed_at: Generated<number | null>;
  /** null: not locked. */
  locked_at: Generated<number | null>;
  lock_reason: Generated<string>;
  /** Whether API keys may change the e-mail address and the password. */
  api_changes: Generated<number>;
  firing: Generated<Firing>;
  /** Of the letters to it, such as `de`; null: not known. */
  language: Generated<string | null>;
  /** When somebody first signed in; null: nobody has. */
  signed_in_at: Generated<number | null>;
  /** Links whose description stayed public when there came to be two. */
  shown_descriptions: Generated<number>;
}

interface LinkTable {
  id: Generated<number>;
  account_id: number;
  /** null: the service's main host. */
  domain_id: number | null;
  alias: string;
  longurl: string;
  title: string;
  /** For the account alone. */
  description: string;
  /** What public pages say of it. */
  public_description: Generated<string>;
  clicks: Generated<number>;
  unique_clicks: Generated<number>;
  created_at: number;
  /** Alias, destination, title and description in lower case: SQLite's own lower() knows only ASCII. */
  search: string;
  archived: Generated<number>;
  /** null: never. */
  expires_at: Generated<number | null>;
  /** Where visitors go once it has expired or its clicks are used up; "": to a page that says so. */
  afterwards: Generated<string>;
  password_hash: Generated<string | null>;
  click_limit: Generated<number | null>;
  /** Clicks let through since there is a limit, and those before it; otherwise of no meaning. */
  passed: Generated<number>;
  /** JSON; null: none. */
  rules: Generated<string | null>;
  splash_id: Generated<number | null>;
  overlay_id: Generated<number | null>;
  /** How many of `link_pixels` it has. */
  pixels: Generated<number>;
}

/** How a page for visitors looks. */
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
  /** How many of `bio_pixels` it has. */
  pixels: Generated<number>;
}

interface PictureTable {
  /** In its address. */
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
  /** "": nothing is shown. */
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
  /** As the message and the button: "" is said in our own words. */
  title: Generated<string>;
  message: Generated<string>;
  button: Generated<string>;
  /** 0: the page waits for the button. */
  seconds: Generated<number>;
  layout: Generated<'logo' | 'banner'>;
  created_at: number;
}

interface CampaignTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** The rotator's; null without one. */
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

/** A design of QR codes that is kept by name, as JSON. */
export interface LookTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  design: string;
  /** 1: new codes begin with it. */
  standard: number;
  created_at: number;
}

interface QrTable {
  id: Generated<number>;
  account_id: number;
  code: string;
  type: string;
  /** JSON; of a file in qr_files, the path of its address. */
  data: string;
  background: string;
  foreground: string;
  /** A URL or path; "" when the picture itself is in qr_logos; null without a logo. */
  logo: string | null;
  /** JSON; null: a plain code. */
  look: Generated<string | null>;
  /** Scans work from then, and until; null: at once, and for good. */
  starts_at: Generated<number | null>;
  expires_at: Generated<number | null>;
  /** Where scans go after that; "": to a page that says so. */
  afterwards: Generated<string>;
  password_hash: Generated<string | null>;
  /** JSON; null: none. */
  rules: Generated<string | null>;
  /** 1: its pictures hold the content itself; 0: they hold its address; null: nobody said. */
  static: Generated<number | null>;
  name: string;
  scans: Generated<number>;
  unique_scans: Generated<number>;
  created_at: number;
}

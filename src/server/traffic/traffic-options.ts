import type { DocsFiles } from '#server/http/docs-files.ts';
import type { IsBlocked } from '#server/rules/blocked-hosts.ts';
import type { IsOwnHost } from '#server/rules/own-host.ts';
import type { Database } from '#server/store/database/database.ts';
import type { LocationReader } from './country.ts';
import type { Recorder } from './counting/recorder.ts';
import type { Health } from './health.ts';
import type { ShareFigures } from './shares/share-figures.ts';
import type { MetricsOptions } from './serve-metrics.ts';

interface TrafficSettings {
  places: LocationReader;
  /** The origin of the main host, such as https://go.example.com. */
  publicUrl: string;
  /** Identifies this service at /.well-known/waypost, and tells it from all others. */
  instance: string;
  isOwnHost: IsOwnHost;
}

export interface TrafficOptions {
  database: Database;
  recorder: Recorder;
  health: Health;
  isBlocked: IsBlocked;
  /** If omitted, no metrics are served. */
  metrics?: MetricsOptions | undefined;
  shareFigures: ShareFigures;
  docs?: DocsFiles | undefined;
  settings: TrafficSettings;
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRecord } from '#contract/answers/fits.ts';
import type { Qr, QrSource } from '#contract/qr.ts';
import { isUpload } from '#contract/uploads.ts';
import { accountDetails } from '#web/api/account.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import type { QrSaved } from './qr-form.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { currentCredentials, staysSignedIn } from '#web/client/credentials.ts';

/**
 * Returns the storage key for what a code was made from, by server and account. If the server doesn't report it, it's
 * kept for codes created in this browser, for as long as the API key is kept.
 */
const nameOf = (account: number, id: number) =>
  `qr-source:${currentCredentials()?.server ?? ''}|${account}|${id}`;

/** Checks only the parts that drawing depends on. */
const isSource = (kept: unknown): kept is QrSource =>
  isRecord(kept) &&
  ['type', 'background', 'foreground'].every((name) => typeof kept[name] === 'string') &&
  (typeof kept['data'] === 'string' || isRecord(kept['data'])) &&
  (kept['logo'] === null || typeof kept['logo'] === 'string') &&
  (kept['look'] === undefined || isRecord(kept['look']));

function keptSource(account: number, id: number): QrSource | undefined {
  const kept = readStored('tab', nameOf(account, id)) ?? readStored('browser', nameOf(account, id));
  return isSource(kept) ? kept : undefined;
}

const keepSource = (account: number, id: number, source: QrSource) =>
  writeStored(staysSignedIn() ? 'browser' : 'tab', nameOf(account, id), source);

/** The parts of a form that are kept. */
type Drawn = Pick<QrSaved, 'content' | 'foreground' | 'background' | 'logo' | 'look'>;

export interface KnownSource {
  source: QrSource | undefined;
  /** Whether nothing is known yet. */
  isPending: boolean;
  /** Whether the source comes from this browser, so it may be outdated. */
  isKept: boolean;
}

/** Returns what a code was made from, as reported by the server or else as kept in this browser. */
export const useSource = (code: Qr | undefined, told: QrSource | undefined): KnownSource => {
  const account = useQuery(accountDetails());
  const keepsLooks = useExtension('looks');
  const kept = code && account.data ? keptSource(account.data.id, code.id) : undefined;
  // A server that reports the content may not store looks. Then the look kept in this browser is as good as any.
  const look = told?.look ?? (keepsLooks ? undefined : kept?.look);
  const merged = useMemo(() => (told && look ? { ...told, look } : told), [told, look]);
  if (told || !code) return { source: merged, isPending: !code, isKept: false };
  return { source: kept, isPending: account.isPending, isKept: kept !== undefined };
};

/** Returns a function that keeps what a code is made from, if the server wouldn't report it. */
export const useSaveSource = () => {
  const client = useQueryClient();
  const keepsLooks = useExtension('looks');
  return async (id: number, { content, foreground, background, logo, look }: Drawn) => {
    // Only the server knows the address of an upload.
    if (keepsLooks || isUpload(content.data)) return;
    try {
      const account = await client.query({ ...accountDetails(), staleTime: 'static' });
      keepSource(account.id, id, { ...content, foreground, background, logo: logo ?? null, look });
    } catch {
      // Nothing is kept while the account is unknown.
    }
  };
};

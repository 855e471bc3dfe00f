import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRecord } from '#contract/answers/fits.ts';
import type { Qr, QrSource } from '#contract/qr.ts';
import { isUpload } from '#contract/uploads.ts';
import { accountDetails } from '#web/api/account.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import type { Saved } from './qr-form.ts';
import { keep, recall } from '#web/browser/kept.ts';
import { currentCredentials, isStaying } from '#web/client/credentials.ts';

/**
 * What codes were made from, where the server does not tell: of those that were made in this browser, by server and
 * account. They stay as long as the key does.
 */
const nameOf = (account: number, id: number) =>
  `qr-source:${currentCredentials()?.server ?? ''}|${account}|${id}`;

/** As far as drawing it depends on it. */
const isSource = (kept: unknown): kept is QrSource =>
  isRecord(kept) &&
  ['type', 'background', 'foreground'].every((name) => typeof kept[name] === 'string') &&
  (typeof kept['data'] === 'string' || isRecord(kept['data'])) &&
  (kept['logo'] === null || typeof kept['logo'] === 'string') &&
  (kept['look'] === undefined || isRecord(kept['look']));

function keptSource(account: number, id: number): QrSource | undefined {
  const kept = recall('tab', nameOf(account, id)) ?? recall('browser', nameOf(account, id));
  return isSource(kept) ? kept : undefined;
}

const keepSource = (account: number, id: number, source: QrSource) =>
  keep(isStaying() ? 'browser' : 'tab', nameOf(account, id), source);

/** What of a form is kept. */
type Drawn = Pick<Saved, 'content' | 'foreground' | 'background' | 'logo' | 'look'>;

export interface KnownSource {
  source: QrSource | undefined;
  /** Nothing can be said yet. */
  isPending: boolean;
  /** It comes from this browser, so it may be out of date. */
  isKept: boolean;
}

/** What a code was made from: as the server tells, else as this browser remembers. */
export const useSource = (code: Qr | undefined, told: QrSource | undefined): KnownSource => {
  const account = useQuery(accountDetails());
  const keepsLooks = useExtension('looks');
  const kept = code && account.data ? keptSource(account.data.id, code.id) : undefined;
  // A server that tells the content may keep no looks: then this browser's is as good as any.
  const look = told?.look ?? (keepsLooks ? undefined : kept?.look);
  const merged = useMemo(() => (told && look ? { ...told, look } : told), [told, look]);
  if (told || !code) return { source: merged, isPending: !code, isKept: false };
  return { source: kept, isPending: account.isPending, isKept: kept !== undefined };
};

/** Remembers what a code is made from, where the server would not tell. */
export const useKeepSource = () => {
  const client = useQueryClient();
  const keepsLooks = useExtension('looks');
  return async (id: number, { content, foreground, background, logo, look }: Drawn) => {
    // An upload has an address that only the server knows.
    if (keepsLooks || isUpload(content.data)) return;
    try {
      const account = await client.query({ ...accountDetails(), staleTime: 'static' });
      keepSource(account.id, id, { ...content, foreground, background, logo: logo ?? null, look });
    } catch {
      // Nothing is remembered while the account is unknown.
    }
  };
};

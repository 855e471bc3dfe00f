import { largestLimit } from '#contract/envelope.ts';
import { keys } from '#contract/keys.ts';
import { call } from '#web/client/client.ts';
import { hasExtension } from '#web/client/server-extensions.ts';

/** Whether the key may only read. Where a server does not tell, keys may do everything. */
export async function isReadOnlyKey(): Promise<boolean> {
  if (!hasExtension('keys')) return false;
  const { data } = await call(keys.list, { query: { limit: largestLimit }, lane: 'background' });
  return data.keys.some(({ current, access }) => current && access === 'read');
}

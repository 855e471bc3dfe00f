import type { TestAccount, TestService } from '#test/start-service.ts';

export const addCode = async (service: TestService, { key }: TestAccount, body: object) =>
  (await service.call('POST', '/api/qr/add', { key, body })).body as { id: number; link: string };

/** Returns the data that a QR code was created from. */
export async function sourceOfCode(service: TestService, { key }: TestAccount, id: number | string) {
  const body = (await service.call('GET', `/api/qr/${id}`, { key })).body as {
    source: Record<string, unknown>;
  };
  return body.source;
}

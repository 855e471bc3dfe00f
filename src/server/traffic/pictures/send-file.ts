import type { FastifyReply, FastifyRequest } from 'fastify';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** Scripts in the file can't run with this host's rights, and other sites can't frame the file as their own. */
const headers = {
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': "script-src 'none'; frame-ancestors 'none'",
} as const;

/** Sends the file that a scanned QR code opens. A new file gets a new code. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
  { name, media_type, bytes }: { name: string; media_type: string; bytes: Uint8Array },
): Promise<FastifyReply> {
  const tag = `"${code}"`;
  reply.headers(headers).header('ETag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  const ending = endings[media_type] ?? 'bin';
  const plain = name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '') || 'file';
  const full = encodeURIComponent(name.replace(/\.(?:pdf|png|jpe?g)$/i, ''));
  return reply
    .header(
      'Content-Disposition',
      `inline; filename="${plain.replace(/\.(?:pdf|png|jpe?g)$/i, '')}.${ending}"; filename*=UTF-8''${full}.${ending}`,
    )
    .type(media_type)
    .send(Buffer.from(bytes));
}

import type { FastifyReply } from 'fastify';

/**
 * Keeps the connection after a body that is too large: the rest of it is read and dropped. A proxy that is still sending
 * would take a connection that closes for a failure, and answer 502 in place of the refusal.
 */
export const staysOpen = (reply: FastifyReply): void => void reply.removeHeader('connection');

import type { FastifyReply } from 'fastify';

/**
 * Keeps the connection open after a body that is too large. The rest of the body is read and dropped. A proxy that is
 * still sending would take a closed connection for a failure and respond with 502 instead of the refusal.
 */
export const keepConnectionOpen = (reply: FastifyReply): void => void reply.removeHeader('connection');

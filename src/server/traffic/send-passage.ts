import type { FastifyReply } from 'fastify';
import { redirect, sendNotice, sendPage } from './responses.ts';
import type { Passage } from './passage.ts';

/**
 * Redirects a visitor to where a link or code leads, or shows the page in between.
 * @param hasForm whether a form was sent. In that case only a 303 is sure to be followed by a GET
 */
export function sendPassage(reply: FastifyReply, passage: Passage, hasForm: boolean) {
  if (!passage.page) return redirect(reply, passage.to, hasForm ? 303 : 302);
  if (passage.wait) void reply.header('Retry-After', passage.wait);
  return sendPage(reply.code(passage.status), passage.page);
}

/** Responds that the account was locked. */
export const sendLocked = async (reply: FastifyReply, what: 'link' | 'page' | 'code') =>
  sendNotice(reply, 403, (words) => words.locked[what]);

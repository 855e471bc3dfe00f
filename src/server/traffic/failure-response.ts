import { requestIdHeader } from '#server/http/request-id.ts';
import { keepConnectionOpen } from '#server/http/keep-connection-open.ts';
import { createTally } from '#server/http/tally-log.ts';
import { failureOf } from '#server/store/database/database-failure.ts';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendRetryLater, sendText, sendPage } from './responses.ts';
import { noticePage } from './notice-page.ts';
import { TooManyPictures } from './pictures/png-renderer.ts';
import { wordsFor } from './words/words-for.ts';

/** Creates the response to a visitor whose request for a public address failed. */
export const createFailureResponse = (log: FastifyBaseLogger) => {
  const troubles = createTally(log, 'Public addresses could not be answered without the database.');
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { statusCode } = error;
    if (statusCode === 413) keepConnectionOpen(reply);
    // Errors in the request aren't the service's fault, such as a form that is too large or an invalid Content-Type.
    if (statusCode !== undefined && statusCode < 500)
      return sendText(reply.code(statusCode), statusCode === 413 ? 'Too large' : 'Not a valid request');
    if (error instanceof TooManyPictures) return sendRetryLater(reply, error);
    const trouble = failureOf(error);
    if (trouble) troubles.note(1, { err: error, trouble });
    else request.log.error({ err: error }, 'A public address could not be answered.');
    const words = wordsFor(request);
    return sendPage(
      reply.code(503).headers({ 'Retry-After': '5', [requestIdHeader]: request.id }),
      noticePage(words, words.failure),
    );
  };
};

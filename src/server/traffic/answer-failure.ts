import { requestIdHeader } from '#server/http/request-id.ts';
import { staysOpen } from '#server/http/stays-open.ts';
import { createTally } from '#server/http/tally-log.ts';
import { troubleOf } from '#server/store/database/trouble.ts';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerLater, plain, sendPage } from './answers.ts';
import { noticePage } from './notice-page.ts';
import { NotNow } from './pictures/png-maker.ts';
import { wordsFor } from './words/words-for.ts';

/** Creates the response to a visitor whose request for a public address failed. */
export const createFailureAnswer = (log: FastifyBaseLogger) => {
  const troubles = createTally(log, 'Public addresses could not be answered without the database.');
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { statusCode } = error;
    if (statusCode === 413) staysOpen(reply);
    // Errors in the request aren't the service's fault, such as a form that is too large or an invalid Content-Type.
    if (statusCode !== undefined && statusCode < 500)
      return plain(reply.code(statusCode), statusCode === 413 ? 'Too large' : 'Not a valid request');
    if (error instanceof NotNow) return answerLater(reply, error);
    const trouble = troubleOf(error);
    if (trouble) troubles.note(1, { err: error, trouble });
    else request.log.error({ err: error }, 'A public address could not be answered.');
    const words = wordsFor(request);
    return sendPage(
      reply.code(503).headers({ 'Retry-After': '5', [requestIdHeader]: request.id }),
      noticePage(words, words.failure),
    );
  };
};

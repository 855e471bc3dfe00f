import { requestIdHeader } from '#server/http/request-id.ts';
import { staysOpen } from '#server/http/stays-open.ts';
import { createTally } from '#server/http/tally-log.ts';
import { troubleOf } from '#server/store/database/trouble.ts';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerLater, plain, sendPage } from './answers.ts';
import { noticePage } from './notice-page.ts';
import { NotNow } from './pictures/png-maker.ts';
import { wordsFor } from './words/words-for.ts';

/** What a visitor gets of a public address that could not be answered. */
export const createFailureAnswer = (log: FastifyBaseLogger) => {
  const troubles = createTally(log, 'Public addresses could not be answered without the database.');
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { statusCode } = error;
    if (statusCode === 413) staysOpen(reply);
    // What is wrong with the request is no fault of ours: a form that is too large, a Content-Type that is none.
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

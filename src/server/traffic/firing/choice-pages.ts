import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pixelTypes } from '#contract/pixel-types.ts';
import { html } from '#visitor-pages/html.ts';
import { entered } from '#server/traffic/forms.ts';
import { sendText } from '#server/traffic/responses.ts';
import { htmlPage, type Page } from '#server/traffic/page.ts';
import { type ConsentWords, consentWordsFor } from '#server/traffic/words/consent.ts';
import { wordsFor } from '#server/traffic/words/words-for.ts';
import { choiceCookie, readChoices, refusesAll } from './choice.ts';

const path = '/pixels/choice';

function choicePage(
  request: FastifyRequest,
  { language, choice: said }: ConsentWords,
  state: 'refuses' | 'answered' | 'none',
): Page {
  return htmlPage({
    words: wordsFor(request),
    language,
    title: said.title,
    forms: true,
    content: html`<form class="card" method="post">
      <h1>${said.title}</h1>
      <p>${said[state](request.hostname)}</p>
      ${state === 'answered' && html`<button class="main" name="answer" value="forget">${said.forget}</button>`}
    </form>`,
  });
}

/** Prevents other sites' pages from answering for a visitor. On plain http, browsers only send the form's origin. */
const isOwn = ({ headers, host }: FastifyRequest) =>
  headers['sec-fetch-site'] === undefined
    ? URL.parse(headers.origin ?? '')?.host === host
    : headers['sec-fetch-site'] === 'same-origin';

/** Stores the answers of visitors, on every host, and lets visitors delete them. */
export function serveChoicePages(app: FastifyInstance): void {
  app.get(path, { exposeHeadRoute: true }, (request, reply) => {
    const state = refusesAll(request) ? 'refuses' : readChoices(request).size > 0 ? 'answered' : 'none';
    const { body, headers } = choicePage(request, consentWordsFor(request), state);
    return reply.headers({ ...headers, 'Cache-Control': 'no-store' }).send(body);
  });

  app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwn(request)) return sendText(reply.code(403), 'Forbidden');
    void reply.header('Cache-Control', 'no-store');
    const answer = entered(request, 'answer');
    if (answer === 'forget')
      return reply
        .code(303)
        .headers({ Location: path, 'Set-Cookie': choiceCookie(request, new Map()) })
        .send();
    const account = entered(request, 'account');
    const named = entered(request, 'networks').split(' ');
    const networks = new Set(pixelTypes.filter((type) => named.includes(type)));
    if (!/^[1-9]\d{0,9}$/.test(account) || networks.size === 0 || !['yes', 'no'].includes(answer))
      return sendText(reply.code(400), 'Bad request');
    const choices = readChoices(request);
    const before = choices.get(Number(account));
    choices.delete(Number(account));
    const allowed = before === undefined || before === 'no' ? networks : new Set([...before, ...networks]);
    const latest = new Map([[Number(account), answer === 'no' ? ('no' as const) : allowed], ...choices]);
    return reply.code(204).header('Set-Cookie', choiceCookie(request, latest)).send();
  });
}

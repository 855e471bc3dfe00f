import fastify, { type FastifyError } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { ApiRefusal, notFound } from '#server/rules/api-refusal.ts';
import { startService } from '#test/start-service.ts';
import { route } from './route.ts';
import { checkDeclared } from './declared-refusals.ts';

test('a response that breaks the contract becomes a 500 when responses are checked', async () => {
  const waypost = await startService();
  // This is in a year with five digits.
  const { key } = await waypost.addAccount({ expires_at: 1_000_000_000_000 });
  const { status, body } = await waypost.call('GET', '/api/account', { key });
  await waypost.stop();
  expect([status, body.message]).toEqual([500, 'The server couldn’t answer. Try again in a moment.']);
});

test('a refusal that the contract doesn’t declare is reported when responses are checked', async () => {
  const app = fastify();
  app.decorate('checksAnswers', true);
  const given = { method: 'GET', auth: 'none', summary: '', response: z.object({}) } as const;
  const refuse = () => Promise.reject(notFound('link'));
  route(app, endpoint({ ...given, path: '/api/told', refuses: [404] }), refuse);
  route(app, endpoint({ ...given, path: '/api/untold' }), refuse);
  const said = async (url: string) => (await app.inject(url)).json<{ message: string }>().message;
  expect(await said('/api/told')).toBe('Link not found.');
  expect(await said('/api/untold')).toBe('GET /api/untold tells of no refusal with 404.');
  await app.close();
});

test('an undeclared refusal before the handler runs is reported, unless it is a 404 or a 429', async () => {
  const app = fastify();
  app.decorate('checksAnswers', true);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async ({ headers }) => {
    throw new ApiRefusal(Number(headers['x-status']), 'No.');
  });
  app.setErrorHandler((error: FastifyError & ApiRefusal, request, reply) =>
    reply.code(200).send(checkDeclared(error, request, error.status).message),
  );
  const free = endpoint({
    method: 'GET',
    path: '/api/free',
    auth: 'none',
    summary: '',
    response: z.object({}),
  });
  route(app, free, () => Promise.resolve({}));
  const said = async (status: number) =>
    (await app.inject({ url: '/api/free', headers: { 'x-status': String(status) } })).body;
  expect([await said(404), await said(429), await said(401)]).toEqual([
    'No.',
    'No.',
    'GET /api/free tells of no refusal with 401.',
  ]);
  await app.close();
});

import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#contract/openapi.ts';
import { version } from './version.ts';
import type { Site } from './addresses.ts';

/** The contract for machines, at /api/openapi.json; needs no key and counts against no limit. */
export function openApiRoute(app: FastifyInstance, site: Site): void {
  app.get('/api/openapi.json', () => openApiDocument(site.publicUrl, version));
}

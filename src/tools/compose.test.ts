/** Tests the compose files with a parser, so that no container engine is needed. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';

const Service = z.strictObject({
  image: z.string(),
  build: z.literal('.').optional(),
  restart: z.literal('unless-stopped'),
  read_only: z.literal(true).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  cap_add: z.tuple([z.literal('NET_BIND_SERVICE')]).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]).optional(),
  tmpfs: z.array(z.string()).optional(),
  stop_grace_period: z.literal('15s').optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).optional(),
  environment: z.record(z.string(), z.string()),
  ports: z.array(z.string().regex(/^(80|443):\1(?:\/udp)?$/)).optional(),
  healthcheck: z.object({ test: z.array(z.string()), interval: z.string() }).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+(?::ro)?$/)),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
});

const given: Record<string, string> = { SITE: 'go.example.com', POSTGRES_PASSWORD: 'letters' };

/** Fills in `${NAME}`, `${NAME:-}` and `${NAME:?why it is needed}` as Compose does. */
const filled = (text: string) =>
  text.replaceAll(/\$\{(\w+)(:-|:\?[^}]+)?\}/g, (whole, name: string, form?: string) => {
    const value = given[name] ?? (form === ':-' ? '' : undefined);
    if (value === undefined) throw new Error(`${whole} is not given.`);
    return value;
  });

describe.each([
  ['compose.yaml', ['waypost']],
  ['compose.postgres.yaml', ['waypost1', 'waypost2']],
])('%s', (file, instances) => {
  const read: unknown = parse(
    readFileSync(file, 'utf8'),
    (_name, value: unknown) => (typeof value === 'string' ? filled(value) : value),
    { merge: true },
  );
  const { services, volumes } = Compose.parse(read);

  test('each instance has valid settings and minimal privileges', () => {
    for (const name of instances) {
      const { environment, ...rest } = services[name] ?? {};
      expect(readConfig(environment ?? {})).toMatchObject({ PUBLIC_URL: 'https://go.example.com' });
      expect(rest).toMatchObject({
        build: '.',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: expect.anything(),
      });
      expect(rest).not.toHaveProperty('ports');
    }
  });

  test('Caddy knows every instance, and no other service publishes ports', () => {
    expect(services['caddy']?.environment).toMatchObject({
      SITE: 'go.example.com',
      WAYPOST: `${instances[0]}:3000`,
      WAYPOST_INSTANCES: instances.map((name) => `${name}:3000`).join(' '),
    });
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['caddy']);
  });

  test('every volume is declared or in the repository, and required services have health checks', () => {
    const used = Object.values(services).flatMap((service) =>
      service.volumes.map((each) => each.split(':')[0] ?? ''),
    );
    const named = used.filter((name) => !name.startsWith('./'));
    expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
    expect(used.filter((name) => name.startsWith('./') && !existsSync(name))).toEqual([]);
    for (const { depends_on: needed = {} } of Object.values(services))
      for (const name of Object.keys(needed)) expect(services[name]?.healthcheck).toBeDefined();
  });
});

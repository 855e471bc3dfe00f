import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { plainAddress } from './rules/plain-address.ts';
import type { DatabaseOptions } from './store/database/database.ts';

const choice = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });

const number = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`));

const origin = z
  .string()
  .refine((value) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(value) && URL.canParse(value), {
    error: 'must be an http or https address without a path, such as https://go.example.com',
  })
  .transform((value) => new URL(value).origin);

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** In months. Undefined means permanently. */
const retention = z
  .string()
  .regex(/^(forever|\d{1,4})$/i, 'must be a number of months, or forever')
  .transform((value) => (/^(forever|0+)$/i.test(value) ? undefined : Number(value)));

/** Requests per minute for each account, as `30`, or with plans as `30,pro=120,business=600`. */
const rateLimit = z
  .string()
  .regex(/^\s*[1-9]\d{0,5}\s*(,\s*[^,=\s]+\s*=\s*[1-9]\d{0,5}\s*)*$/, {
    error: 'must be a number of requests per minute, optionally followed by plans: 30,pro=120',
  })
  .transform((value) => {
    const [standard, ...plans] = value.split(',').map((item) => item.trim());
    return {
      standard: Number(standard),
      plans: new Map(
        plans.map((plan) => {
          const [name = '', limit] = plan.split('=');
          return [name.trim(), Number(limit)];
        }),
      ),
    };
  });

const isProxy = (value: string) => {
  const [, address = '', mask] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return Number(mask ?? 0) <= bits;
};

/** `off`, the number of proxies in a row in front (`on` is one), or their addresses with or without a mask. */
const trustProxy = z
  .string()
  .refine(
    (value) => /^(off|on|[1-9])$/i.test(value) || value.split(',').every((item) => isProxy(item.trim())),
    {
      error:
        'must be off, on, a number of proxies from 1 to 9, or their addresses such as 10.0.0.1 or 10.0.0.0/8',
    },
  )
  .transform((value) => {
    if (/^off$/i.test(value)) return false;
    if (/^on$/i.test(value)) return 1;
    return /^\d$/.test(value) ? Number(value) : value.split(',').map((item) => item.trim());
  });

/** One host per line, also in the format of a hosts file (`0.0.0.0 host`). `#` begins a comment. */
const hostsFile = z.string().transform((file, context) => {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line) => line.replace(/#.*/, '').trim().split(/\s+/).at(-1) || []);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a readable file' });
    return z.NEVER;
  }
});

/** A path or query is refused. The mail library would take settings from it, and some print what is sent. */
const mailUrl = z.string().refine(
  (value) => {
    if (!/^smtps?:\/\/(?:[^\s/?#@]+@)?[^\s/?#@]+\/?$/.test(value) || !URL.canParse(value)) return false;
    const { username, password } = new URL(value);
    return !/%(?![\da-f]{2})/i.test(username + password);
  },
  {
    error:
      'must be the address of an outgoing mail server, such as smtp://user:password@mail.example.com:587 or smtps://…, with %40 for an @ in the password',
  },
);

/** Local names and IP addresses. Operators who configure one mean it, even if it's private. */
const isLiteral = ({ hostname }: URL) =>
  hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;

/** Returns the error for another server's address that isn't accepted, or undefined if it is. */
function wrongUpstream(value: string): string | undefined {
  if (!/^https?:\/\/[^\s?#@\\]+$/i.test(value) || !URL.canParse(value))
    return 'must be the address of a server, such as https://links.example.com';
  const url = new URL(value);
  if (url.protocol === 'http:' && !isLiteral(url)) return 'must begin with https, as API keys are sent there';
  // The dashboard appends it.
  return /\/api\/?$/.test(url.pathname) ? 'must end before /api' : undefined;
}

/** Removes the trailing slash, since paths are appended. */
const bare = (value: string) => new URL(value).href.replace(/\/+$/, '');

const upstream = z.string().transform((value, context) => {
  const message = wrongUpstream(value);
  if (message === undefined) return bare(value);
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Addresses by name: `work=https://links.example.com,shop=https://example.org/links`. */
const upstreams = list.transform((items, context) => {
  const found = new Map<string, string>();
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  for (const item of items) {
    const [, name = '', value = ''] = /^([a-z\d][a-z\d-]{0,31})=(.*)$/.exec(item) ?? [];
    if (name === '')
      return refuse(
        'must be names with one address each, such as work=https://links.example.com; names use lowercase letters, digits and dashes',
      );
    if (found.has(name)) return refuse(`must have different names; ${name} appears twice`);
    const message = wrongUpstream(value);
    if (message !== undefined) return refuse(`${message}; the address of ${name}`);
    found.set(name, bare(value));
  }
  return found;
});

const Environment = z.object({
  PORT: number(0, 65_535).default(3000),
  HOST: z
    .string()
    .refine((value) => isIP(value) !== 0 || /^\w[\w.-]*$/.test(value), {
      error: 'must be an IP address or a host name, without http:// and port, such as 127.0.0.1',
    })
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DURABILITY: choice('full', 'normal').default('full'),
  PUBLIC_URL: origin.optional(),
  PUBLIC_ADDRESSES: list
    .transform((items) => items.map(plainAddress))
    .refine((items) => items.every((item) => isIP(item) !== 0), {
      error: 'must be IP addresses, separated by commas, such as 203.0.113.7',
    })
    .optional(),
  DATABASE_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value), {
      error:
        'must be the address of a PostgreSQL database, such as postgres://user:password@host/name, with %40 for an @ in the password and %23 for a #',
    })
    .optional(),
  VISITS_RETENTION: retention.prefault('25'),
  DATABASE_POOL: number(2, 1000).prefault('10'),
  RATE_LIMIT: rateLimit.prefault('30'),
  SESSION_RATE_LIMIT: number(1, 1_000_000).default(600),
  REGISTRATION: choice('first', 'open', 'closed').default('first'),
  /** If set, the service has no accounts of its own. It serves the dashboard and forwards /api. */
  UPSTREAM_URL: upstream.optional(),
  UPSTREAMS: upstreams.prefault(''),
  DOMAIN_CHECK: choice('on', 'off').default('on'),
  TRUST_PROXY: trustProxy.prefault('off'),
  PICTURE_QUOTA: number(1, 1_000_000).default(100),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'must be the name of a header, such as CF-IPCountry')
    .optional(),
  GEOIP_DB: z.string().optional(),
  BLOCKED_HOSTS: list.prefault(''),
  BLOCKED_HOSTS_FILE: hostsFile.optional(),
  MAIL_URL: mailUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u,
      'must be a sender such as Waypost <links@example.com>',
    )
    .optional(),
  /** Where users can write if they're locked out, their plan has expired, or they're worried. */
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s<>@,]+@[^\s<>@,]+$/, 'must be an e-mail address such as help@example.com')
    .optional(),
  /** If omitted, it's required as soon as any staff member has a second step. */
  STAFF_SECOND_FACTOR: choice('required', 'off').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[!-~]{16,200}$/,
      'must have 16 characters or more, without spaces, such as `openssl rand -hex 24` prints',
    )
    .optional(),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

export type Config = z.output<typeof Environment>;

export const databaseOf = (config: Config): DatabaseOptions => ({
  url: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  connections: config.DATABASE_POOL,
  durability: config.DURABILITY,
});

/** Settings whose wrong values aren't shown, since errors end up in logs. */
const withPassword: ReadonlySet<string> = new Set(['DATABASE_URL', 'MAIL_URL', 'METRICS_TOKEN']);

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws Error with one sentence per wrong setting, including its name
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = Environment.safeParse(set);
  const sentences = (read.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    const shown = withPassword.has(name) ? 'is another' : `is ${JSON.stringify(environment[name])}`;
    return `${name} ${issue.message}; it ${shown}.`;
  });
  for (const [name, other] of [
    ['MAIL_URL', 'MAIL_FROM'],
    ['MAIL_FROM', 'MAIL_URL'],
  ] as const) {
    if (name in set && !(other in set)) sentences.push(`${other} must be set as well, since ${name} is.`);
  }
  if (!read.success || sentences.length > 0) throw new Error(sentences.join('\n'));
  return read.data;
}

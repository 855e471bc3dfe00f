import { z } from 'zod/mini';
import { canBeRefused, canRefuse, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { Failure } from './envelope.ts';
import { named } from './named.ts';

type Schema = Record<string, unknown>;

const schemas: Record<string, Schema> = {};

/**
 * Returns the schema of parsed values, which is the documented form. Blanks, and digits in strings, are accepted as
 * well. Named schemas are added to the document's schemas and referenced.
 */
function schemaOf(schema: z.core.$ZodType): Schema {
  const made = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    metadata: named,
    // `metadata` is a registry of names only, and replaces the one with the descriptions.
    override: ({ zodSchema, jsonSchema }) => {
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description !== undefined) jsonSchema.description ??= description;
    },
    reused: 'inline',
  });
  const {
    $schema,
    $defs = {},
    ...rest
  } = rewriteReferences(allowUnknownMembers(made)) as Schema & { $defs?: Record<string, Schema> };
  Object.assign(schemas, $defs);
  const name = named.get(schema)?.id;
  if (name === undefined) return rest;
  // Some named schemas come as a reference to themselves.
  if (rest.$ref === undefined) schemas[name] = rest;
  return { $ref: place(name) };
}

const place = (name: string) => `#/components/schemas/${name}`;

/** References point into the whole document, not into each schema. A schema with a name needs no id. */
function rewriteReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rewriteReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== 'id' || typeof value !== 'string')
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace(/^#\/\$defs\//, place(''))
          : rewriteReferences(value),
      ]),
  );
}

/** Callers may send more than is documented, and later versions may return more. */
function allowUnknownMembers(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(allowUnknownMembers);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false) && key !== 'alsoNamed')
      .map(([key, value]) => [key, allowUnknownMembers(value)]),
  );
}

function parameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
}

/** Returns the schema of a response with status 200. */
function responseSchemaOf(endpoint: Endpoint): Schema {
  const answer = schemaOf(endpoint.response);
  return canRefuse(endpoint, 200) ? { anyOf: [answer, schemaOf(Failure)] } : answer;
}

const bytes = { type: 'string', format: 'binary' };

const json = (schema: Schema) => ({ 'application/json': { schema } });

const refusals: Record<number, string> = {
  400: 'Bad input, or a name that is taken already',
  401: 'No valid API key, or not the right password',
  403: 'The key may not do this',
  404: 'The account has no such record, the server does not offer this, or the API is at another host',
  410: 'The mark is too old: read everything again',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'The limit is spent',
  500: 'A fault of the service',
  503: 'The database is away, or the service is busy',
};

/** What these statuses mean if the endpoint itself never refuses with them. */
const refusalsBefore: Record<string, string> = { 404: 'The API is at another host' };

const refusalsOf = (endpoint: Endpoint) =>
  Object.fromEntries(
    Object.entries(refusals)
      .filter(([status]) => canBeRefused(endpoint, Number(status)))
      .map(([status, description]) => [
        status,
        {
          description: canRefuse(endpoint, Number(status))
            ? description
            : (refusalsBefore[status] ?? description),
          content: json(schemaOf(Failure)),
          headers: ['429', '503'].includes(status) ? { ...limitHeaders, ...waitHeader } : limitHeaders,
        },
      ]),
  );

const limitHeaders = Object.fromEntries(
  ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);

const waitHeader = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };
const countHeader = { 'X-Counted-Until': { $ref: '#/components/headers/X-Counted-Until' } };

function operation(endpoint: (typeof endpoints)[number]) {
  const { resource, name, summary, extension, auth, body, file } = endpoint;
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary,
    ...(extension && {
      'x-extension': extension,
      description: `Extension \`${extension}\`: not part of the specification. A server that offers it says so in the header X-Extensions.`,
    }),
    ...(auth === 'none' && { security: [] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      200: {
        description: canRefuse(endpoint, 200) ? 'Done, or refused: see `error`' : 'Done',
        headers: endpoint.counts ? { ...limitHeaders, ...countHeader } : limitHeaders,
        content: file ? { [file.type]: { schema: bytes } } : json(responseSchemaOf(endpoint)),
      },
      ...refusalsOf(endpoint),
    },
  };
}

const integerHeader = (description: string) => ({ description, schema: { type: 'integer' } });

/** Returns the OpenAPI 3.1 document of the whole contract, for a server at `url`. */
export function openApiDocument(url: string, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waypost',
      version,
      description:
        'Link management: account, branded domains, overlays, campaigns, channels, splash pages, pixels, QR codes with statistics, and short links. Every answer carries `error`: 0 (in lists the string "0") for success.\n\nIn bodies, digits in a string ("4") are taken for numbers, `null` and "" mean "not given" in optional members where nothing else is said, and members that are not documented are ignored.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key' } },
      schemas,
      headers: {
        'X-RateLimit-Limit': integerHeader('The allowed request count a minute'),
        'X-RateLimit-Remaining': integerHeader('Requests left in the present minute'),
        'X-RateLimit-Reset': integerHeader('When the minute ends, as Unix time in seconds'),
        'Retry-After': integerHeader('Seconds to wait before the same may be sent again'),
        'X-Counted-Until': integerHeader(
          'Not part of the specification. Sent only while visits are still being counted: visits before this Unix time, in seconds, are in the figures',
        ),
      },
    },
  };
}

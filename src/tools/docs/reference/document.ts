import { openApiDocument } from '#contract/openapi.ts';

/** A JSON Schema, as in the OpenAPI document. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  /** Such as links.add. */
  id: string;
  resource: string;
  method: string;
  /** Includes parameters as {names}. */
  path: string;
  summary: string;
  extension: string | undefined;
  needsKey: boolean;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  /** The schema of a JSON response. Undefined for a file or a stream. */
  answer: Schema | undefined;
  /** The response's media type. */
  type: string;
  /** Status codes other than 200, and their meanings. */
  refusals: readonly (readonly [status: string, meaning: string])[];
}

/** The server in the examples. A page of a running service shows its own URL instead. */
export const exampleServer = 'https://go.example.com';

const document = openApiDocument(exampleServer, '');

export const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Follows a reference within the document. */
export function resolved(schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const found = document.components.schemas[name];
  if (!found) throw new Error(`The document has no schema ${name}.`);
  return found;
}

interface Written {
  operationId: string;
  tags: readonly string[];
  summary: string;
  'x-extension'?: string;
  security?: readonly unknown[];
  parameters: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
}

const json = (content: Record<string, { schema: Schema }> | undefined) =>
  content?.['application/json']?.schema;

/** Whether the response continues until the caller closes it. */
export const isStream = ({ type }: Operation) => type === 'text/event-stream';

/** Every operation, in the contract's order. */
export const operations: readonly Operation[] = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Written>).map(([method, written]) => ({
      path,
      method,
      written,
    })),
  )
  .map(({ path, method, written }) => ({
    id: written.operationId,
    resource: written.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: written.summary,
    extension: written['x-extension'],
    needsKey: written.security === undefined,
    parameters: written.parameters,
    body: json(written.requestBody?.content),
    answer: json(written.responses['200']?.content),
    type: Object.keys(written.responses['200']?.content ?? {})[0] ?? '',
    refusals: Object.entries(written.responses)
      .filter(([status]) => status !== '200')
      .map(([status, { description }]) => [status, description] as const),
  }));

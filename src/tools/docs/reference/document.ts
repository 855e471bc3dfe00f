import { openApiDocument } from '#contract/openapi.ts';

/** A JSON Schema, as the OpenAPI document has them. */
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
  /** With {names}. */
  path: string;
  summary: string;
  extension: string | undefined;
  needsKey: boolean;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  /** Of JSON; undefined: a file, or a stream. */
  answer: Schema | undefined;
  /** The answer's media type. */
  type: string;
  /** Status codes and what they mean, but for 200. */
  refusals: readonly (readonly [status: string, meaning: string])[];
}

/** The address that examples are written with; a page of a service shows its own. */
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

/** Whether its answer goes on until the caller has enough. */
export const isStream = ({ type }: Operation) => type === 'text/event-stream';

/** Every operation, in the order of the contract. */
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

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Done, given, Id, IdParams, listOf, PageQuery, success, Timestamp } from './envelope.ts';
import { DomainUrl, TypedUrl } from './urls.ts';

/** A condition that a domain must meet before it's used, with the result of the latest check. */
export const DomainCheck = z.strictObject({
  /**
   * `proof`: the domain belongs to the account. `address`: its name resolves to the service. `answer`: requests to it
   * reach the service.
   */
  check: z.enum(['proof', 'address', 'answer']),
  /** `skipped`: an earlier check must pass first. */
  state: z.enum(['passed', 'failed', 'skipped']),
  message: z.string(),
  /** For `proof`, the values of the TXT record. For `address`, public addresses. For `answer`, the requested URL. */
  found: z.array(z.string()),
  /** For `proof`, any one of these values passes. For `address`, these are all of the service's addresses. */
  expected: z.array(z.string()),
});
export type DomainCheck = z.output<typeof DomainCheck>;

/** Either one proves ownership: a TXT record, or a file that the domain’s former server serves. */
export const DomainProof = z.strictObject({
  txt: z.strictObject({ name: z.string(), value: z.string() }),
  file: z.strictObject({ url: z.string(), content: z.string() }),
});

export const DomainSetup = z.strictObject({
  proof: DomainProof,
  checks: z.array(DomainCheck),
  checked: z.nullable(Timestamp),
  /** The time of the next automatic check. Null if there won't be one. */
  next: z.nullable(Timestamp),
});

/** `taken`: another account proved the domain first. */
export const DomainStatus = z.enum(['ready', 'pending', 'taken']);

const DomainState = {
  /** Extension: only a `ready` domain is used. */
  status: z.optional(DomainStatus),
  /** Extension: the remaining setup. Omitted once the domain is ready. */
  setup: z.optional(DomainSetup),
};

export const Domain = z.strictObject({
  id: Id,
  /** Scheme and host. */
  domain: z.string(),
  /** Where a visit to the bare domain is redirected. Empty for nowhere. */
  redirectroot: z.string(),
  /** Where a visit to an unknown address of the domain is redirected. Empty for nowhere. */
  redirect404: z.string(),
  ...DomainState,
});
export type Domain = z.output<typeof Domain>;

const Redirects = z.object({ redirectroot: given(TypedUrl), redirect404: given(TypedUrl) });
export const UpdateDomain = z.extend(Redirects, {
  remove: given(
    z.array(
      z.enum(['redirectroot', 'redirect404'], 'remove takes redirectroot and redirect404.'),
      'remove must be a list.',
    ),
    'Extension `domains`: redirects that are taken away, since an empty one means "not given"',
  ),
});
export const AddDomain = z.extend(Redirects, {
  domain: DomainUrl,
  pending: given(
    z.boolean('pending must be true or false.'),
    'Extension `domains`: saves the domain also where it is not ready, and tells what is left to do',
  ),
});

export const domains = {
  list: endpoint({
    method: 'GET',
    path: '/api/domains',
    summary: 'List branded domains',
    query: PageQuery,
    ...listOf('domains', Domain),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/domain/add',
    summary: 'Add a branded domain that already points to the service',
    body: AddDomain,
    response: z.strictObject({ error: success, id: Id, ...DomainState }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/domain/:id/check',
    summary: 'Check now whether a domain is ready',
    extension: 'domains',
    params: IdParams,
    response: z.strictObject({ error: success, data: Domain }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/domain/:id/update',
    summary: 'Edit the redirects of a branded domain',
    params: IdParams,
    body: UpdateDomain,
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/domain/:id/delete',
    summary: 'Delete a branded domain',
    params: IdParams,
    response: z.extend(Done, {
      /** Extension: how many of its links moved to the main host, and how many of them got another alias there. */
      moved: z.optional(Count),
      renamed: z.optional(Count),
    }),
  }),
};

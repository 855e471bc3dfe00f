import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Created, Done, given, Id, IdParams, pageOf, PageQuery } from './envelope.ts';
import { DomainUrl, HttpUrl } from './urls.ts';

export const Domain = z.strictObject({
  id: Id,
  /** Scheme and host. */
  domain: z.string(),
  /** Where a visit to the bare domain is redirected; "" for nowhere. */
  redirectroot: z.string(),
  /** Where a visit to an unknown address of the domain is redirected; "" for nowhere. */
  redirect404: z.string(),
});
export type Domain = z.output<typeof Domain>;

export const UpdateDomain = z.object({ redirectroot: given(HttpUrl), redirect404: given(HttpUrl) });
export const AddDomain = UpdateDomain.extend({ domain: DomainUrl });

export const domains = {
  list: endpoint({
    method: 'GET',
    path: '/api/domains',
    summary: 'List branded domains',
    query: PageQuery,
    response: pageOf('domains', Domain),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/domain/add',
    summary: 'Add a branded domain that already points to the service',
    body: AddDomain,
    response: Created,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/domain/:id/update',
    summary: 'Change where a branded domain redirects',
    params: IdParams,
    body: UpdateDomain,
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/domain/:id/delete',
    summary: 'Delete a branded domain',
    params: IdParams,
    response: Done,
  }),
};

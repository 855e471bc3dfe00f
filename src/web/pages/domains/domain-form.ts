import { preprocess } from '#contract/preprocess.ts';
import { AddDomain, type Domain, UpdateDomain } from '#contract/domains.ts';
import { domainForm as words } from '#web/words/domain-form.ts';

export interface DomainValues {
  scheme: 'https' | 'http';
  /** Without the scheme, as it stands before it in the field. */
  domain: string;
  redirectroot: string;
  redirect404: string;
}

export const emptyDomain: DomainValues = { scheme: 'https', domain: '', redirectroot: '', redirect404: '' };

/** A scheme that was typed or pasted with the domain. */
export const typedScheme = /^(https?):\/\//i;

/** The contract's rule over a form that has the scheme apart. */
export const addForm = preprocess(
  ({ scheme, domain, ...redirects }: DomainValues) => ({
    ...redirects,
    domain: typedScheme.test(domain.trim()) || domain.trim() === '' ? domain : `${scheme}://${domain.trim()}`,
  }),
  AddDomain,
);

/** What can be edited of it. */
export type Redirects = Pick<DomainValues, 'redirectroot' | 'redirect404'>;

export const valuesOf = ({ redirectroot, redirect404 }: Domain): Redirects => ({
  redirectroot,
  redirect404,
});

/**
 * What stays is not sent: what another server once took is not judged again by our rule. An empty field would be
 * taken for "not given" and silently change nothing, so it is refused where the server can't remove one.
 */
export const editForm = (before: Redirects, canRemove: boolean) =>
  preprocess((values: Redirects, { issues }) => {
    const changed: Partial<Redirects> = {};
    const remove: (keyof Redirects)[] = [];
    for (const field of ['redirectroot', 'redirect404'] as const) {
      if (values[field].trim() === before[field]) continue;
      if (values[field].trim() !== '') changed[field] = values[field];
      else if (canRemove) remove.push(field);
      else issues.push({ code: 'custom', input: values, message: words.cannotRemove, path: [field] });
    }
    return { ...changed, ...(remove.length > 0 && { remove }) };
  }, UpdateDomain);

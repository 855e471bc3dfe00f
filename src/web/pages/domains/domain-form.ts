import { preprocess } from '#contract/preprocess.ts';
import { AddDomain, type Domain, UpdateDomain } from '#contract/domains.ts';
import { domainForm as words } from '#web/words/domain-form.ts';

export interface DomainValues {
  scheme: 'https' | 'http';
  /** Without the scheme, which the field shows as a prefix. */
  domain: string;
  redirectroot: string;
  redirect404: string;
}

export const emptyDomain: DomainValues = { scheme: 'https', domain: '', redirectroot: '', redirect404: '' };

/** A scheme typed or pasted with the domain. */
export const typedScheme = /^(https?):\/\//i;

/** Applies the contract's schema to a form that keeps the scheme separate. */
export const addForm = preprocess(
  ({ scheme, domain, ...redirects }: DomainValues) => ({
    ...redirects,
    domain: typedScheme.test(domain.trim()) || domain.trim() === '' ? domain : `${scheme}://${domain.trim()}`,
  }),
  AddDomain,
);

/** The fields that can be edited. */
export type Redirects = Pick<DomainValues, 'redirectroot' | 'redirect404'>;

export const valuesOf = ({ redirectroot, redirect404 }: Domain): Redirects => ({
  redirectroot,
  redirect404,
});

/**
 * Unchanged values aren't sent, since another server may have accepted ones that this contract refuses. The API treats
 * an empty field as "not given" and silently changes nothing, so emptying one is refused if the server can't remove it.
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

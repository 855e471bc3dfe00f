import { z } from 'zod';
import { AddDomain, type Domain, UpdateDomain } from '#contract/domains.ts';

export interface AddValues {
  scheme: 'https' | 'http';
  /** Without the scheme, as it stands before it in the field. */
  domain: string;
  redirectroot: string;
  redirect404: string;
}

export const emptyForm: AddValues = { scheme: 'https', domain: '', redirectroot: '', redirect404: '' };

/** A scheme that was typed or pasted with the domain. */
export const typedScheme = /^(https?):\/\//i;

/** The contract's rule over a form that has the scheme apart. */
export const AddForm = z.preprocess(
  ({ scheme, domain, ...redirects }: AddValues) => ({
    ...redirects,
    domain: typedScheme.test(domain.trim()) || domain.trim() === '' ? domain : `${scheme}://${domain.trim()}`,
  }),
  AddDomain,
) as unknown as z.ZodType<z.output<typeof AddDomain>, AddValues>;

export interface EditValues {
  redirectroot: string;
  redirect404: string;
}

export const editValues = ({ redirectroot, redirect404 }: Domain): EditValues => ({
  redirectroot,
  redirect404,
});

const stays = 'A redirect can be edited but not removed. The API ignores an empty one.';

/**
 * What stays is not sent: what another server once took is not judged again by our rule. An empty field would be
 * taken for "not given" and silently change nothing, so it is refused here.
 */
export const editForm = (domain: Domain) =>
  z.preprocess((values: EditValues, context) => {
    const changed: Partial<EditValues> = {};
    for (const field of ['redirectroot', 'redirect404'] as const) {
      if (values[field].trim() === domain[field]) continue;
      if (values[field].trim() === '') context.addIssue({ code: 'custom', message: stays, path: [field] });
      changed[field] = values[field];
    }
    return changed;
  }, UpdateDomain) as unknown as z.ZodType<z.output<typeof UpdateDomain>, EditValues>;

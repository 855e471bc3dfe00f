import { z } from 'zod';
import { AddDomain } from '#contract/domains.ts';

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

import type { UseFormReturn } from 'react-hook-form';
import type { Link } from '#contract/links.ts';
import type { LinkValues } from './link-form.ts';

/** What the fields need of their form. */
export type LinkForm = Pick<
  UseFormReturn<LinkValues, unknown, unknown>,
  'register' | 'watch' | 'formState' | 'setValue' | 'trigger' | 'resetField'
>;

/** What they need of the link that is edited. */
export type SavedLink = Pick<Link, 'id' | 'shorturl' | 'state' | 'clicks'>;

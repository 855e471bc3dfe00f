import type { UseFormReturn } from 'react-hook-form';
import type { Link } from '#contract/links.ts';
import type { LinkValues } from './link-form.ts';

/** The parts of the form that its fields need. */
export type LinkForm = Pick<
  UseFormReturn<LinkValues, unknown, unknown>,
  'register' | 'watch' | 'formState' | 'setValue' | 'trigger' | 'resetField'
>;

/** The parts of the edited link that the fields need. */
export type SavedLink = Pick<Link, 'id' | 'shorturl' | 'state' | 'clicks'>;

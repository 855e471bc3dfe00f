import { z } from 'zod';
import { AddLink, type Link, UpdateLink } from '#contract/links.ts';

export interface LinkValues {
  url: string;
  custom: string;
  /** The host; "" is the main one. */
  domain: string;
  title: string;
  description: string;
}

export const emptyLink: LinkValues = { url: '', custom: '', domain: '', title: '', description: '' };

export const linkValues = (link: Link, mainHost: string | undefined): LinkValues => {
  const host = hostOf(link);
  return {
    url: link.longurl,
    custom: link.alias,
    domain: host === mainHost ? '' : host,
    title: link.title,
    description: link.description,
  };
};

export const hostOf = ({ shorturl }: Link) => URL.parse(shorturl)?.host ?? '';

export const addForm = AddLink as unknown as z.ZodType<z.output<typeof AddLink>, LinkValues>;

/**
 * Sends what has changed, and only that: what was once taken is not judged again by today's rule.
 * @param mainHost what "" of `domain` stands for
 */
export const editForm = (before: LinkValues, mainHost: string) =>
  z.preprocess(
    (values: LinkValues) =>
      Object.fromEntries(
        Object.entries({ ...values, domain: values.domain || mainHost }).filter(
          ([name, value]) =>
            value !== { ...before, domain: before.domain || mainHost }[name as keyof LinkValues],
        ),
      ),
    UpdateLink.extend({ url: AddLink.shape.url.optional() }),
  ) as unknown as z.ZodType<z.output<typeof UpdateLink>, LinkValues>;

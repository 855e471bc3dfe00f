import { z } from 'zod/mini';
import { preprocess } from '#contract/preprocess.ts';
import type { LinkOptions } from '#contract/link-options.ts';
import { AddLink, type Link, UpdateLink } from '#contract/links.ts';
import type { AccessValues } from '#web/access/access-form.ts';
import { campaignsOf } from '#web/api/links.ts';
import { localInput, wireTime } from '#web/lib/local-time.ts';
import { ungrouped } from '#web/lib/typed-count.ts';

export interface LinkValues extends AccessValues {
  url: string;
  custom: string;
  /** The host. Empty for the main one. */
  domain: string;
  title: string;
  /** Visible to the account only, if the server has a separate text for public pages. */
  description: string;
  publicdescription: string;
  /** In the user's time zone and the input's format. Empty if the link never expires. */
  expiry: string;
  afterwards: string;
  clicklimit: string;
  /** `splash 3`, `overlay 2`, or "". */
  stop: string;
  /** Ids. */
  campaign: string[];
  channel: string[];
  /** Ids. */
  pixels: number[];
}

/** Fields that drafts never contain. */
export const secretFields: readonly 'password'[] = ['password'];

export const emptyLink: LinkValues = {
  url: '',
  custom: '',
  domain: '',
  title: '',
  description: '',
  publicdescription: '',
  expiry: '',
  afterwards: '',
  password: '',
  noPassword: false,
  clicklimit: '',
  devicetarget: [],
  geotarget: [],
  languagetarget: [],
  stop: '',
  campaign: [],
  channel: [],
  pixels: [],
};

type Rules = Pick<LinkOptions, 'devicetarget' | 'geotarget' | 'languagetarget' | 'pixels'>;

/** @param rules the link's rules and pixels, which a list doesn't include */
export const valuesOf = (link: Link, mainHost: string | undefined, rules?: Rules): LinkValues => {
  const host = hostOf(link);
  const { state } = link;
  return {
    ...emptyLink,
    url: link.longurl,
    custom: link.alias,
    domain: host === mainHost ? '' : host,
    title: link.title,
    description: link.description,
    publicdescription: link.publicdescription ?? '',
    expiry: localInput(state?.expiry ?? null),
    afterwards: state?.afterwards ?? '',
    clicklimit: state?.clicklimit ? String(state.clicklimit) : '',
    devicetarget: rules?.devicetarget ?? [],
    geotarget: rules?.geotarget ?? [],
    languagetarget: rules?.languagetarget ?? [],
    campaign: campaignsOf(link).map(String),
    channel: link.channel?.map(String) ?? [],
    pixels: rules?.pixels ?? [],
    stop: state?.splash ? `splash ${state.splash}` : state?.overlay ? `overlay ${state.overlay}` : '',
  };
};

export const hostOf = ({ shorturl }: Link) => URL.parse(shorturl)?.host ?? '';

const stopIn = (stop: string) => {
  const [kind, id] = stop.split(' ');
  return kind === 'splash' ? { splash: Number(id) } : kind === 'overlay' ? { overlay: Number(id) } : {};
};

/** Sorts ids as lists do, whatever the order in which they were checked. */
const idsIn = (ticked: readonly string[]) => ticked.map(Number).toSorted((one, other) => one - other);

/** Converts the values to the request's format, without fields that the request doesn't have. */
const bodyOf = ({ noPassword, stop, campaign, channel, expiry, clicklimit, ...values }: LinkValues) => ({
  ...values,
  ...stopIn(stop),
  expiry: wireTime(expiry),
  clicklimit: ungrouped(clicklimit),
  campaign: idsIn(campaign),
  channel: idsIn(channel),
});

const isNothing = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

export const addForm = preprocess(
  (values: LinkValues) =>
    Object.fromEntries(
      Object.entries(bodyOf(values)).filter(([name, value]) => name === 'url' || !isNothing(value)),
    ),
  AddLink,
);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Sends only what has changed, since the current rules may refuse values that were accepted earlier.
 * @param mainHost the host that an empty `domain` stands for
 * @param always fields to send even if unchanged, since some servers require them
 */
export const editForm = (before: LinkValues, mainHost: string, always: readonly string[] = []) =>
  preprocess(
    (values: LinkValues) => {
      const was: Record<string, unknown> = bodyOf({ ...before, domain: before.domain || mainHost });
      const is: Record<string, unknown> = {
        // A stop that is no longer chosen is removed.
        ...Object.fromEntries(Object.keys(stopIn(before.stop)).map((kind) => [kind, ''])),
        ...bodyOf({ ...values, domain: values.domain || mainHost }),
      };
      const changed = Object.entries(is).filter(
        ([name, value]) => always.includes(name) || !same(value, was[name]),
      );
      return { ...Object.fromEntries(changed), ...(values.noPassword && { password: '' }) };
    },
    z.extend(UpdateLink, { url: z.optional(AddLink.shape.url) }),
  );

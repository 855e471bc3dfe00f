import { z } from 'zod/mini';
import { Count, given, Id, IdIn, removable, Timestamp, wholeNumber } from './envelope.ts';
import { GivenPixels } from './pixel-choice.ts';
import { Destination } from './urls.ts';

const timeError = 'Enter a time (UTC) such as 2027-12-31 18:00:00.';

/** A time in the format of the API, UTC. The seconds can be left out, and so can the time, which is then 00:00. */
export const FutureTime = z.string(timeError).check(
  z.trim(),
  z.regex(/^\d{4}-\d\d-\d\d(?: \d\d:\d\d(:\d\d)?)?$/, timeError),
  z.overwrite((value) => value + ' 00:00:00'.slice(value.length - 10)),
  z.superRefine((value, context) => {
    const iso = `${value.replace(' ', 'T')}.000Z`;
    const time = new Date(iso);
    // The 31st of a shorter month would be read as a day of the next month.
    const message =
      Number.isNaN(time.getTime()) || time.toISOString() !== iso
        ? timeError
        : time.getTime() <= Date.now() && 'Enter a time in the future.';
    if (message) context.addIssue({ code: 'custom', message });
  }),
);

/** The password isn't trimmed, since spaces at either end are part of it. */
export const LinkPassword = z
  .string('The password must be text.')
  .check(z.minLength(4, 'Use at least 4 characters.'), z.maxLength(200, 'Use at most 200 characters.'));

const maxClicks = 1_000_000_000;
const limitError = {
  error: () => `Enter a whole number from 1 to ${maxClicks.toLocaleString('en')}.`,
};
const ClickLimit = wholeNumber(limitError, 1, maxClicks);

/** The devices that a rule can match, by system or by kind. */
export const devices = [
  'ios',
  'android',
  'windows',
  'macos',
  'linux',
  'mobile',
  'tablet',
  'desktop',
] as const;
export type Device = (typeof devices)[number];
/** Other names for the devices, used by people and by other servers of this API. */
const commonNames = new Map<string, Device>([
  ['iphone', 'ios'],
  ['ipad', 'ios'],
  ['ipod', 'ios'],
  ['mac', 'macos'],
  ['mac os', 'macos'],
  ['mac os x', 'macos'],
  ['os x', 'macos'],
  ['osx', 'macos'],
  ['macintosh', 'macos'],
  ['pc', 'desktop'],
  ['phone', 'mobile'],
  ['smartphone', 'mobile'],
]);
const Device = z.pipe(
  z.string('Choose a device.').check(
    z.trim(),
    z.minLength(1, 'Choose a device.'),
    z.toLowerCase(),
    z.overwrite((name) => commonNames.get(name) ?? name),
  ),
  z.enum(devices, `The device must be one of ${devices.join(', ')}.`),
);

let regions: Intl.DisplayNames | undefined;
/** `Intl.DisplayNames` is created on first use, since a page that only shows links doesn't need it. */
const isRegion = (code: string) =>
  (regions ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })).of(code) !== undefined;
const countryError = 'Enter a country by its two letters, such as DE.';
const Country = z.string('Choose a country.').check(
  z.trim(),
  z.minLength(1, 'Choose a country.'),
  z.toUpperCase(),
  z.refine((code) => /^[A-Z]{2}$/.test(code) && isRegion(code), { error: countryError, abort: true }),
  // Some codes were replaced by others, under which visitors are recorded. UK becomes GB.
  z.overwrite((code) => new Intl.Locale(`und-${code}`).region ?? code),
);

const Language = z
  .string('Choose a language.')
  .check(
    z.trim(),
    z.minLength(1, 'Choose a language.'),
    z.toLowerCase(),
    z.regex(/^[a-z]{2,3}$/, 'Enter a language by its two or three letters, such as de.'),
  );

/** A list of rules, no two of which may have the same value of the member `name`. */
function rules<Rule extends z.ZodMiniType<Record<string, string>>>(rule: Rule, name: string, most: number) {
  return z.array(rule, 'The rules must be a list.').check(
    z.maxLength(most, `Use at most ${most} rules.`),
    z.superRefine((rows, context) => {
      const seen = new Set<string | undefined>();
      for (const [at, row] of rows.entries()) {
        const value = row[name];
        if (seen.has(value))
          context.addIssue({
            code: 'custom',
            path: [at, name],
            message: 'There’s already a rule for this.',
          });
        seen.add(value);
      }
    }),
  );
}

export const DeviceRules = rules(z.object({ device: Device, link: Destination }), 'device', devices.length);
export const CountryRules = rules(z.object({ location: Country, link: Destination }), 'location', 250);
export const LanguageRules = rules(z.object({ language: Language, link: Destination }), 'language', 100);

/** Parameters that are added to the destination's query. */
export const Parameters = z
  .array(
    z.object({
      name: z
        .string('A parameter needs a name.')
        .check(z.trim(), z.minLength(1, 'A parameter needs a name.'), z.maxLength(100)),
      value: z.string('A parameter needs a value.').check(z.maxLength(500)),
    }),
    'The parameters must be a list.',
  )
  .check(z.maxLength(30, 'Use at most 30 parameters.'));

export const ruleTexts = {
  devicetarget: 'By device, asked first. Common names such as iPhone and Mac OS X are taken, too.',
  geotarget: 'By country (ISO 3166-1, two letters), asked after the device',
  languagetarget: 'By the first language of the visitor’s browser (ISO 639), asked last',
  parameters: 'Written into the destination, each in place of one of its name',
};

export const AddOptions = {
  expiry: given(FutureTime, 'UTC, YYYY-MM-DD HH:MM:SS; without a time, at 00:00'),
  afterwards: given(Destination, 'Where visitors go once it has expired or its clicks are used up'),
  password: given(LinkPassword),
  clicklimit: given(ClickLimit, 'How many clicks are let through'),
  devicetarget: given(DeviceRules, ruleTexts.devicetarget),
  geotarget: given(CountryRules, ruleTexts.geotarget),
  languagetarget: given(LanguageRules, ruleTexts.languagetarget),
  parameters: given(Parameters, ruleTexts.parameters),
  splash: given(IdIn, 'A splash page, shown before the destination'),
  overlay: given(IdIn, 'An overlay, in place of a splash page'),
  pixels: GivenPixels,
};

/** The options in an update of a link. `[]` removes the rules of a kind. */
export const UpdateOptions = {
  archived: given(
    z.boolean('archived must be true or false.'),
    'An archived link leads nowhere until it is brought back; nothing of it is lost',
  ),
  expiry: removable(FutureTime),
  afterwards: removable(Destination),
  password: removable(LinkPassword),
  clicklimit: removable(ClickLimit),
  devicetarget: z.nullish(DeviceRules).check(z.describe(ruleTexts.devicetarget)),
  geotarget: z.nullish(CountryRules).check(z.describe(ruleTexts.geotarget)),
  languagetarget: z.nullish(LanguageRules).check(z.describe(ruleTexts.languagetarget)),
  parameters: given(Parameters, ruleTexts.parameters),
  splash: removable(IdIn, 'Takes an overlay away'),
  overlay: removable(IdIn, 'Takes a splash page away'),
  pixels: GivenPixels,
};

const state = {
  archived: z.boolean(),
  expiry: z.nullable(Timestamp),
  /** Where visitors are redirected once the link has ended. If empty, they see a page that says so. */
  afterwards: z.string(),
  /** Whether a password is set. */
  password: z.boolean(),
  clicklimit: z.nullable(Count),
  /** Clicks that count towards the limit. 0 without a limit. */
  clicksused: Count,
  splash: z.nullable(Id),
  overlay: z.nullable(Id),
};

/** The part of the options that a list includes, for a link that does more than redirect to its destination. */
export const LinkState = z.strictObject({
  ...state,
  rules: Count,
  /** How many pixels fire for the link's visitors. Omitted if there are none. */
  pixels: z.optional(Count),
});
export type LinkState = z.output<typeof LinkState>;

const answered = <Name extends string>(name: Name) =>
  z.array(z.strictObject({ [name]: z.string(), link: z.string() } as Record<Name | 'link', z.ZodMiniString>));

export const answeredRules = {
  devicetarget: answered('device'),
  geotarget: answered('location'),
  languagetarget: answered('language'),
};

/** All options of a link, for editing. */
export const LinkOptions = z.strictObject({
  ...state,
  ...answeredRules,
  /** IDs of the pixels that fire. A server that offers only `options` omits them. */
  pixels: z.optional(z.array(Id)),
});
export type LinkOptions = z.output<typeof LinkOptions>;

import { z } from 'zod';
import { Count, given, Id, IdIn, removable, Timestamp } from './envelope.ts';
import { Destination } from './urls.ts';

const timeError = 'Please give a time (UTC) such as 2027-12-31 18:00:00.';

/** In the form of the wire, UTC. Seconds may be left out, and so may the time: then the day has not begun. */
const FutureTime = z
  .string(timeError)
  .trim()
  .regex(/^\d{4}-\d\d-\d\d(?: \d\d:\d\d(:\d\d)?)?$/, timeError)
  .overwrite((value) => value + ' 00:00:00'.slice(value.length - 10))
  .superRefine((value, context) => {
    const iso = `${value.replace(' ', 'T')}.000Z`;
    const time = new Date(iso);
    // The 31st of a shorter month would be read as a day of the next.
    const message =
      Number.isNaN(time.getTime()) || time.toISOString() !== iso
        ? timeError
        : time.getTime() <= Date.now() && 'Please give a time in the future.';
    if (message) context.addIssue({ code: 'custom', message });
  });

/** As typed: blanks at its ends are part of it. */
const LinkPassword = z
  .string('The password must be text.')
  .min(4, 'Use at least 4 characters.')
  .max(200, 'Use at most 200 characters.');

export const mostClicks = 1_000_000_000;
const limitError = {
  error: () => `Please give a whole number from 1 to ${mostClicks.toLocaleString('en')}.`,
};
const ClickLimit = z
  .union([z.number(), z.string().regex(/^\d{1,10}$/, limitError)], limitError)
  .transform(Number)
  .pipe(z.int(limitError).min(1, limitError).max(mostClicks, limitError));

/** What a visitor's device can be asked for: a system, or its kind. */
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
/** What people and other servers of this API call them. */
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
const Device = z
  .string('Please choose a device.')
  .trim()
  .min(1, 'Please choose a device.')
  .toLowerCase()
  .overwrite((name) => commonNames.get(name) ?? name)
  .pipe(z.enum(devices, `The device must be one of ${devices.join(', ')}.`));

let regions: Intl.DisplayNames | undefined;
/** Made when first asked: a page that only shows links has no need of it. */
const isRegion = (code: string) =>
  (regions ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })).of(code) !== undefined;
const countryError = 'Please give a country by its two letters, such as DE.';
const Country = z
  .string('Please choose a country.')
  .trim()
  .min(1, 'Please choose a country.')
  .toUpperCase()
  .refine((code) => /^[A-Z]{2}$/.test(code) && isRegion(code), countryError)
  // Some codes have been replaced by others, which is what visitors are known by: UK is GB.
  .transform((code) => new Intl.Locale(`und-${code}`).region ?? code);

const Language = z
  .string('Please choose a language.')
  .trim()
  .min(1, 'Please choose a language.')
  .toLowerCase()
  .regex(/^[a-z]{2,3}$/, 'Please give a language by its two or three letters, such as de.');

/** Rows of which each says something else of `name`. */
function rules<Rule extends z.ZodType<Record<string, string>>>(rule: Rule, name: string, most: number) {
  return z
    .array(rule, 'The rules must be a list.')
    .max(most, `There can be at most ${most} rules.`)
    .superRefine((rows, context) => {
      const seen = new Set<string | undefined>();
      for (const [at, row] of rows.entries()) {
        const value = row[name];
        if (seen.has(value))
          context.addIssue({
            code: 'custom',
            path: [at, name],
            message: 'There is a rule for this already.',
          });
        seen.add(value);
      }
    });
}

export const DeviceRules = rules(z.object({ device: Device, link: Destination }), 'device', devices.length);
export const CountryRules = rules(z.object({ location: Country, link: Destination }), 'location', 250);
export const LanguageRules = rules(z.object({ language: Language, link: Destination }), 'language', 100);

/** What is joined to the query of the destination. */
export const Parameters = z
  .array(
    z.object({
      name: z.string('A parameter needs a name.').trim().min(1, 'A parameter needs a name.').max(100),
      value: z.string('A parameter needs a value.').max(500),
    }),
    'The parameters must be a list.',
  )
  .max(30, 'There can be at most 30 parameters.');

const ruleTexts = {
  devicetarget: 'By device, asked first',
  geotarget: 'By country (ISO 3166-1, two letters), asked after the device',
  languagetarget: 'By the first language of the visitor’s browser (ISO 639), asked last',
  parameters: 'Written into the destination, each in place of one of its name',
};

/** Of a new link. */
export const AddOptions = {
  expiry: given(FutureTime).describe('UTC, YYYY-MM-DD HH:MM:SS; without a time, at 00:00'),
  afterwards: given(Destination).describe('Where visitors go once it has expired or its clicks are used up'),
  password: given(LinkPassword),
  clicklimit: given(ClickLimit).describe('How many clicks are let through'),
  devicetarget: given(DeviceRules).describe(ruleTexts.devicetarget),
  geotarget: given(CountryRules).describe(ruleTexts.geotarget),
  languagetarget: given(LanguageRules).describe(ruleTexts.languagetarget),
  parameters: given(Parameters).describe(ruleTexts.parameters),
  splash: given(IdIn).describe('A splash page, shown before the destination'),
  overlay: given(IdIn).describe('An overlay, in place of a splash page'),
};

/** Of a link that there is. `[]` takes the rules of a kind away. */
export const UpdateOptions = {
  archived: given(z.boolean('archived must be true or false.')).describe(
    'An archived link leads nowhere until it is brought back; nothing of it is lost',
  ),
  expiry: removable(FutureTime),
  afterwards: removable(Destination),
  password: removable(LinkPassword),
  clicklimit: removable(ClickLimit),
  devicetarget: DeviceRules.nullish().describe(ruleTexts.devicetarget),
  geotarget: CountryRules.nullish().describe(ruleTexts.geotarget),
  languagetarget: LanguageRules.nullish().describe(ruleTexts.languagetarget),
  parameters: given(Parameters).describe(ruleTexts.parameters),
  splash: removable(IdIn).describe('Takes an overlay away'),
  overlay: removable(IdIn).describe('Takes a splash page away'),
};

const state = {
  archived: z.boolean(),
  expiry: Timestamp.nullable(),
  /** "": visitors see a page that says so. */
  afterwards: z.string(),
  /** Whether there is one. */
  password: z.boolean(),
  clicklimit: Count.nullable(),
  /** Of the limit; 0 without one. */
  clicksused: Count,
  splash: Id.nullable(),
  overlay: Id.nullable(),
};

/** What a list says of a link that does more than lead to its destination. */
export const LinkState = z.strictObject({ ...state, rules: Count });
export type LinkState = z.output<typeof LinkState>;

const answered = <Name extends string>(name: Name) =>
  z.array(z.strictObject({ [name]: z.string(), link: z.string() } as Record<Name | 'link', z.ZodString>));

/** All options of a link, as they are changed. */
export const LinkOptions = z.strictObject({
  ...state,
  devicetarget: answered('device'),
  geotarget: answered('location'),
  languagetarget: answered('language'),
});
export type LinkOptions = z.output<typeof LinkOptions>;

import { z } from 'zod/mini';
import { given } from '#contract/envelope.ts';
import { AddQr, Logo, type QrSource } from '#contract/qr.ts';
import { RgbColor } from '#contract/rgb-color.ts';
import { QrLook } from '#contract/qr-look.ts';
import { type QrContent, qrData, type QrType } from '#contract/qr-data.ts';
import { moreForms, moreOf, type MoreFields, type MoreKind } from '#qr/more/kinds.ts';
import { preprocess } from '#contract/preprocess.ts';
import { UpdateQrOptions } from '#contract/qr-options.ts';
import { toHex, toRgb } from '#web/lib/colors.ts';
import { decimalSign } from '#web/lib/numbers.ts';
import { qrLook } from '#web/words/qr-look.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { type ChosenFile, FileContent, noFile } from './chosen-file.ts';
import { emptyMore, moreContents } from './more-content.ts';
import { changesIn, changesOf, noScanOptions, type ScanChanges, type ScanValues } from './scan-options.ts';

/**
 * What a form is filled in for. Besides the types, this can be a vCard pasted whole, a file, or a kind that is sent as
 * a link or text.
 */
export type Kind = QrType | 'pasted' | 'file' | MoreKind;

/** The choices that the form offers. */
export type ShownType = QrType | 'file' | MoreKind;

export const shownTypeOf = (kind: Kind): ShownType => (kind === 'pasted' ? 'vcard' : kind);

export const isMore = (type: string): type is MoreKind => Object.hasOwn(moreForms, type);

/** Returns the type that is sent. */
export const typeOf = (kind: Kind): QrType => {
  const shown = shownTypeOf(kind);
  if (shown === 'file') return 'link';
  return isMore(shown) ? moreForms[shown].type : shown;
};

type Texts<Name extends string> = Record<Name, string>;

/** Each type has its own place, so that switching between types loses no input. */
export interface Content extends MoreFields {
  link: string;
  file: ChosenFile;
  text: string;
  phone: string;
  pasted: string;
  email: Texts<'email' | 'subject' | 'body'>;
  sms: Texts<'phone' | 'message'>;
  wifi: { ssid: string; encryption: 'wpa' | 'wep' | 'nopass'; pass: string; hidden: boolean };
  vcard: Texts<(typeof contactMembers)[number]>;
}

export const contactMembers = [
  'fname',
  'lname',
  'org',
  'title',
  'phone',
  'cell',
  'email',
  'site',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'note',
] as const;

/** The input, which the contract's schemas validate. */
export interface QrValues extends ScanValues {
  kind: Kind;
  content: Content;
  name: string;
  foreground: string;
  background: string;
  logo: string;
  look: QrLook;
}

export const emptyQr: QrValues = {
  kind: 'link',
  content: {
    link: '',
    file: noFile,
    text: '',
    phone: '',
    pasted: '',
    email: { email: '', subject: '', body: '' },
    sms: { phone: '', message: '' },
    wifi: { ssid: '', encryption: 'wpa', pass: '', hidden: false },
    vcard: Object.fromEntries(contactMembers.map((member) => [member, ''])) as Content['vcard'],
    ...emptyMore,
  },
  name: '',
  foreground: '#000000',
  background: '#ffffff',
  logo: '',
  look: {},
  ...noScanOptions,
};

/** For types that can be given in two ways, these are the form's way, whose errors name the field. */
const [, EmailFields] = qrData.email.def.options;
const [VcardText, VcardFields] = qrData.vcard.def.options;

export const contents: Readonly<Record<Kind, z.core.$ZodType>> = {
  ...qrData,
  ...moreContents,
  file: FileContent,
  email: EmailFields,
  vcard: VcardFields,
  pasted: VcardText,
};

const kinds = Object.keys(contents) as Kind[];

const Color = z.pipe(
  z.pipe(
    z.string().check(z.refine((typed) => toRgb(typed) !== undefined, qrLook.colorError)),
    z.transform((typed) => toRgb(typed) ?? typed),
  ),
  RgbColor,
);

const { name: Name } = AddQr.def.options[0].shape;

/** The validated values, with the content in the API's format. */
export interface QrSaved {
  content: QrContent;
  /** Sent instead of the content’s data. */
  file: ChosenFile | undefined;
  name: string | undefined;
  foreground: string;
  background: string;
  logo: string | undefined;
  look: QrLook;
  options: ScanChanges;
}

const sentOf = (kind: Kind, data: unknown) => {
  const file = kind === 'file' ? (data as ChosenFile) : undefined;
  return { content: { type: typeOf(kind), data: file ? file.address : data }, file };
};

const formOf = (kind: Kind, keepsLogo: boolean) =>
  z.pipe(
    z.object({
      kind: z.literal(kind),
      content: z.object({ [kind]: contents[kind] }),
      name: Name,
      foreground: Color,
      background: Color,
      logo: given(Logo).check(
        z.refine((logo) => logo !== undefined || !keepsLogo, {
          error: words.logoStays,
        }),
      ),
      look: QrLook,
      ...UpdateQrOptions,
    }),
    z.transform(({ content, name, foreground, background, logo, look, ...options }) => ({
      ...sentOf(kind, content[kind]),
      name,
      foreground,
      background,
      logo,
      look,
      options: changesIn(options),
    })),
  );

interface FormOptions {
  /** Whether the edited code has a logo that the server can't remove. */
  keepsLogo?: boolean;
  /** The values that the form opened with. */
  before?: ScanValues;
  /** Whether the input is for a code that can have a schedule, a password and rules. */
  hasOptions?: (values: QrValues) => boolean;
}

export const qrForm = ({ keepsLogo = false, before, hasOptions }: FormOptions = {}) =>
  preprocess(
    (values: QrValues) => {
      const { kind, content, name, foreground, background, logo, look } = values;
      const options = hasOptions?.(values) ? changesOf(values, before ?? noScanOptions) : {};
      return { kind, content, name, foreground, background, logo, look, ...options };
    },
    z.discriminatedUnion('kind', kinds.map((kind) => formOf(kind, keepsLogo)) as never),
  ) as unknown as z.ZodMiniType<QrSaved, QrValues>;

/** Returns the content of the picture, or undefined if the input isn't valid. */
export function contentOf({ kind, content }: QrValues): QrContent | undefined {
  // No code contains a file itself.
  if (kind === 'file') return undefined;
  const checked = z.safeParse(contents[kind], content[kind]);
  return checked.success ? ({ type: typeOf(kind), data: checked.data } as QrContent) : undefined;
}

const numbers = new Set(['amount', 'latitude', 'longitude']);

/** Writes numbers with the user's decimal sign. Input may have either sign. */
const readersForm = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      numbers.has(name) ? String(value).replace('.', decimalSign()) : value,
    ]),
  );

/** Returns the form values for what a code was made from. */
export function valuesOf({ type, data, file, ...design }: QrSource, name: string): QrValues {
  const isText = typeof data === 'string';
  if (file && isText) {
    const values = valuesOf({ type: 'text', data: '', ...design }, name);
    return {
      ...values,
      kind: 'file',
      content: { ...emptyQr.content, file: { ...noFile, ...file, address: data } },
    };
  }
  const more = isText ? moreOf({ type, data }) : undefined;
  const kind = more ? more.kind : type === 'vcard' && isText ? 'pasted' : type;
  const given = more ? readersForm(more.fields) : type === 'email' && isText ? { email: data } : data;
  const empty = emptyQr.content[kind];
  const filled = typeof empty === 'string' ? given : { ...empty, ...(given as object) };
  return {
    kind,
    content: { ...emptyQr.content, [kind]: filled },
    name,
    foreground: toHex(design.foreground) ?? design.foreground,
    background: toHex(design.background) ?? design.background,
    logo: design.logo ?? '',
    look: design.look ?? {},
    ...noScanOptions,
  };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useDeferredValue, useRef, useState } from 'react';
import { get, useForm } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Logo, type Qr } from '#contract/qr.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { Sending } from '#web/client/exchange.ts';
import { uploadWithProgress } from '#web/client/upload.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { pictureAddress } from '#web/api/pictures.ts';
import { isGone, showRefusal } from '#web/client/refused-form.ts';
import { draftKey, useConflict, useSubmit } from '#web/client/saving.ts';
import type { Known } from '#web/browser/conflict.ts';
import { toHex, toRgb } from '#web/lib/colors.ts';
import { useDraft } from '#web/browser/draft.ts';
import { rejectUnparsed } from '#web/access/access-form.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { scanOptions } from '#web/words/scan-options.ts';
import { saveLastDesign } from '#web/codes/last-design.ts';
import { variantOfCode } from '#web/codes/saved-variant.ts';
import { type Drawing, drawingOf, type Look } from '#web/codes/drawing.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { blobOf, titleOfFile } from './chosen-file.ts';
import { dataUrlOf } from '#web/browser/picture-file.ts';
import type { StudioFormReturn } from './field-props.ts';
import { moreTable } from './more-table.tsx';
import { contentOf, isMore, type Kind, type QrSaved, qrForm, type QrValues, typeOf } from './qr-form.ts';
import { tryDrawing } from '#web/codes/try-drawing.ts';
import { isCrowded } from '#web/codes/DynamicSuggestion.tsx';
import { useDrawing } from '#web/codes/use-drawing.ts';
import { useSuggestedName } from './use-suggested-name.ts';
import { useIsLogoLost, useLogoData } from '#web/codes/use-logo-data.ts';
import { useServerLinks } from '#web/codes/server-links.ts';
import { directPayload, scanAddress, defaultVariant, type Variant } from '#web/codes/variants.ts';

export interface StudioOptions {
  initial: QrValues;
  /** The edited code. Undefined for a new one. */
  code: Qr | undefined;
  /** The current state of the edited code. */
  known?: Known<QrValues>;
  /** The name under which drafts are kept. */
  draftName: string;
  /** Saves the code, and returns the path of the next page. */
  save: (saved: QrSaved, variant: Variant, sending: Sending) => Promise<string>;
}

/** Fields that drafts never contain. */
const secretFields: readonly 'password'[] = ['password'];

/** In bytes. From this size, a slow connection takes long enough for users to want to see the progress. */
const longUpload = 256 * 1024;

/** As long as the addresses that Waypost's service creates, and that other servers may create. */
const sampleAddress = () => pictureAddress('/qr/Ab3dE5fG');

/** Returns the studio's form, picture and draft. Saving checks once more that the code can be scanned. */
export const useStudio = ({ initial, code, known, draftName, save }: StudioOptions) => {
  const navigate = useNavigate();
  const hadLogo = code !== undefined && initial.logo !== '';
  const isOwn = useIsOwnService();
  const links = useServerLinks(code);
  const hasOptions = useExtension('codes');
  const [wanted, setVariant] = useState<Variant>();
  const variantFor = (kind: Kind): Variant =>
    onlyVariant(kind) ?? wanted ?? (code ? variantOfCode(code) : variantOfKind(kind));
  const form: StudioFormReturn = useForm({
    resolver: rejectUnparsed(
      zodResolver(
        qrForm({
          keepsLogo: hadLogo && !isOwn,
          before: initial,
          hasOptions: ({ kind }) => hasOptions && variantFor(kind) === 'tracked',
        }),
      ),
      { start: scanOptions.timeIncomplete, expiry: scanOptions.timeIncomplete },
    ),
    mode: 'onTouched',
    defaultValues: initial,
  });
  // It must be read during rendering, or the form doesn't track it.
  const { isDirty } = form.formState;
  const draft = useDraft(draftName, form, { secrets: secretFields, keyOf: draftKey });
  const [asks, setAsks] = useState(false);
  const isSaved = useRef(false);
  const [uploaded, setUploaded] = useState<number>();

  useSuggestedName(form, initial, code !== undefined && isOwn);
  const values = form.watch();
  const type = typeOf(values.kind);
  const variant = variantFor(values.kind);
  const logoData = useLogoData(values.logo, Logo.safeParse(values.logo).success);
  const isLogoLost = useIsLogoLost(values.logo, logoData) && values.logo !== initial.logo;
  const isSample = variant === 'tracked' && code === undefined;

  const payloadOf = (now: QrValues) => {
    if (variant === 'direct') return directPayload(contentOf(now));
    if (code) return scanAddress(code, links);
    return sampleAddress();
  };
  // Until a color is complete, the picture is black on white.
  const lookOf = (now: QrValues): Look => ({
    foreground: toHex(now.foreground) ?? '#000000',
    background: toHex(now.background) ?? '#ffffff',
    logo: now.logo,
    logoData,
    look: now.look,
  });
  const drawn = (now: QrValues): Drawing | undefined => {
    const payload = payloadOf(now);
    return payload === undefined ? undefined : drawingOf(payload, lookOf(now));
  };
  const shown = useDeferredValue(values);
  const shownPayload = payloadOf(shown);
  const drawing = useDrawing(shownPayload, lookOf(shown));

  const couldBeDynamic =
    variant === 'direct' &&
    onlyVariant(values.kind) === undefined &&
    shownPayload !== undefined &&
    isCrowded(drawing) &&
    (!code || scanAddress(code, links) !== undefined);

  const send = async (saved: QrSaved) => {
    setAsks(false);
    const isLong = (saved.file?.blob?.size ?? 0) >= longUpload;
    const sending = isLong ? { send: uploadWithProgress(setUploaded) } : {};
    const next = await save(await withFile(saved, code === undefined), variant, sending).finally(() =>
      setUploaded(undefined),
    );
    isSaved.current = true;
    draft.drop();
    const { foreground, background, logo, look } = form.getValues();
    // An uploaded logo's address belongs to this code only, so another code gets the picture itself.
    saveLastDesign({ foreground, background, look, logo: (hadLogo && logoData) || logo });
    await navigate(next, { replace: true });
  };
  const [hasGone, setGone] = useState(false);
  const refused = (error: unknown) => {
    setGone(isGone(draftName, error));
    refuse(form, error);
  };
  const { conflict, hasConflict } = useConflict(form, known);
  const saveAnyway = useSubmit(form, send, refused);
  const submit = useSubmit(
    form,
    async (saved) => {
      if (isLogoLost) return form.setError('logo', { message: words.logoLost }, { shouldFocus: true });
      if (await hasConflict()) return;
      const drawing = drawn(form.getValues());
      if (drawing && (await tryDrawing(drawing)).state === 'unread') setAsks(true);
      else await send(saved);
    },
    refused,
  );

  return {
    form,
    draft,
    variant,
    setVariant,
    /** Whether a static code contains so much that a dynamic one would scan better. */
    couldBeDynamic,
    hasOptions: hasOptions && variant === 'tracked',
    type,
    isSample,
    drawing,
    redraw: drawn,
    /**
     * The design for a template. It contains an uploaded logo as the picture itself, since the logo's address belongs
     * to this code only.
     */
    design: {
      foreground: toRgb(values.foreground) ?? 'rgb(0,0,0)',
      background: toRgb(values.background) ?? 'rgb(255,255,255)',
      logo: (hadLogo && logoData) || values.logo || undefined,
      look: values.look,
    },
    missing: missingOf(variant, shown, shownPayload !== undefined),
    submit: submit.onSubmit,
    /** The server's response, if it can't be understood. */
    fault: submit.fault ?? saveAnyway.fault,
    isGone: hasGone,
    conflict,
    /** Share of a large file that has been sent, from 0 to 1. */
    uploaded,
    /** Whether the code can't be scanned, and saving waits for a confirmation. */
    asks,
    cancel: () => setAsks(false),
    saveAnyway: saveAnyway.onSubmit,
    hasUnsaved: () => isDirty && !isSaved.current,
  };
};

/** Adds the file as it is sent. A new code without a name is named after the file. */
async function withFile(saved: QrSaved, isNew: boolean): Promise<QrSaved> {
  const { file, name } = saved;
  const blob = file && blobOf(file);
  if (!blob) return saved;
  const data = await dataUrlOf(blob, file.type);
  return { ...saved, content: { type: 'link', data }, name: name ?? (isNew ? titleOfFile(file) : undefined) };
}

/** A file needs an address. Banking apps read a transfer from the code itself only. */
const onlyVariant = (kind: Kind): Variant | undefined =>
  kind === 'file' ? 'tracked' : kind === 'payment' ? 'direct' : undefined;

/** Content that a dynamic code only shows as text starts as a static code. */
const variantOfKind = (kind: Kind): Variant =>
  isMore(kind) ? (moreTable[kind].isStatic ? 'direct' : 'tracked') : defaultVariant(typeOf(kind));

const missingOf = (variant: Variant, { kind }: QrValues, hasPayload: boolean) => {
  if (hasPayload) return words.tooMuch;
  if (variant === 'tracked') return words.noUrlYet;
  return kind === 'link' ? words.noUrl : words.incomplete;
};

/** An error about `data` is shown at the field of the type. */
function refuse(form: StudioFormReturn, error: unknown) {
  const values = form.getValues();
  const field = error instanceof ApiError ? error.field : undefined;
  const path = field?.replace(/^data\b/, `content.${values.kind}`) as FieldPath<QrValues> | undefined;
  if (
    error instanceof ApiError &&
    path !== undefined &&
    (path === 'content.file' || typeof get(values, path) === 'string')
  )
    form.setError(path, { message: error.message }, { shouldFocus: true });
  else showRefusal(form, error, { hasDetails: true });
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { qr } from '#contract/calls.ts';
import { noLogo, type Qr, type QrSource } from '#contract/qr.ts';
import { call } from '#web/client/client.ts';
import { latest } from '#web/lib/reread.ts';
import { onlyChanged } from '#web/lib/only-changed.ts';
import type { QrOptions } from '#contract/qr-options.ts';
import type { Sending } from '#web/client/exchange.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { whenWide } from '#web/api/wide-limit.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { updateQr } from '#web/api/qr.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { QrEditor } from './QrEditor.tsx';
import { contentOf, emptyQr, qrForm, type QrValues, type QrSaved, valuesOf } from './qr-form.ts';
import { scanValuesOf } from './scan-options.ts';
import { type KnownSource, useSaveSource } from './use-source.ts';
import { useServerLinks } from '#web/codes/server-links.ts';
import { saveVariant } from '#web/codes/saved-variant.ts';
import { pictureOf, type Variant } from '#web/codes/variants.ts';

const contentsOf = (source: QrSource | undefined, { name }: Qr) =>
  source ? valuesOf(source, name) : { ...emptyQr, name };

type Design = Partial<Pick<QrSaved, 'foreground' | 'background' | 'logo' | 'look'>>;

/** Returns what is sent for content that isn't chosen anew. A file stays at its address. */
const sentOf = (values: QrValues) =>
  values.kind === 'file' ? { type: 'link' as const, data: values.content.file.address } : contentOf(values);

interface EditStudioProps {
  code: Qr;
  known: KnownSource;
  options: QrOptions | undefined;
}

export const EditStudio = ({ code, known: { source, isKept }, options }: EditStudioProps) => {
  // The values that the form opened with, plus changes merged from the server since. A later load must not change them.
  const now = { ...contentsOf(source, code), ...scanValuesOf(options) };
  const [initial, setInitial] = useState(now);
  const update = useMutation(updateQr);
  const isOwn = useIsOwnService();
  const links = useServerLinks(code);
  const keepsLooks = useExtension('looks');
  const keepsStatic = useExtension('codes');
  const keepSource = useSaveSource();

  const reread = whenWide(async (): Promise<QrValues> => {
    const { source, details } = await call(qr.get, { params: { id: code.id } });
    return source ? { ...contentsOf(source, details), ...scanValuesOf(options) } : now;
  });
  const save = async (
    { content: typed, name, foreground, background, logo, look, options: changes }: QrSaved,
    variant: Variant,
    sending: Sending,
  ) => {
    // Content that wasn't edited stays as it is on the server now.
    const isTouched = JSON.stringify(typed) !== JSON.stringify(sentOf(initial));
    const content = (isTouched ? undefined : sentOf(await latest(reread, now))) ?? typed;
    const opened: Design | undefined = isOwn ? qrForm().safeParse(initial).data : undefined;
    const design: Design = { foreground, background, logo, ...(keepsLooks && { look }) };
    const drawn = onlyChanged(design, opened);
    await update.mutateAsync({
      id: code.id,
      data: content.data,
      ...drawn,
      ...(isOwn && { name: name === initial.name ? undefined : name }),
      ...(isOwn && 'logo' in drawn && { logo: drawn.logo ?? noLogo }),
      ...changes,
      ...(keepsLooks && { type: content.type }),
      ...(keepsStatic && { static: variant === 'direct' }),
      sending,
    });
    await keepSource(code.id, { content, foreground, background, logo, look });
    saveVariant(code.id, variant);
    toast(words.saved);
    return qrPath(code.id);
  };
  const picture = pictureOf(code, links);
  const notice = isKept ? (
    <Notice>{words.keptContent}</Notice>
  ) : source ? undefined : (
    <Notice tone="warn" title={words.unknownTitle}>
      <Row gap={3} nowrap align="start">
        {picture ? <QrPicture size="medium" src={picture} alt={words.currentCode} /> : null}
        <span>{words.unknownText}</span>
      </Row>
    </Notice>
  );
  const texts = {
    name: labels.name,
    'content.link': words.destination,
    'content.text': words.text,
    'content.phone': words.phoneNumber,
  };
  const typeHint = keepsLooks ? words.typeMoves : source ? undefined : words.typeOfCode;
  return (
    <QrEditor
      initial={initial}
      code={code}
      known={{ now, onTaken: setInitial, read: reread, labels: texts }}
      draftName={`qr ${code.id}`}
      save={save}
      saveLabel={verbs.save}
      backTo={qrPath(code.id)}
      notice={notice}
      typeHint={typeHint === undefined ? undefined : () => typeHint}
      canRename={isOwn}
      hadPassword={options?.password ?? false}
    />
  );
};

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { noLogo, type Qr } from '#contract/qr.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { updateQr } from '#web/api/qr.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { Notice } from '#web/ui/base/Notice.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { QrEditor } from './QrEditor.tsx';
import { emptyQr, type Saved, valuesOf } from './qr-form.ts';
import { type KnownSource, useKeepSource } from './use-source.ts';
import { pictureOf } from '#web/pages/qr/drawing/variants.ts';

interface EditStudioProps {
  code: Qr;
  known: KnownSource;
}

export const EditStudio = ({ code, known: { source, isKept } }: EditStudioProps) => {
  // What was there at first: a later reading must not change what the form began with.
  const [initial] = useState(() => (source ? valuesOf(source, code.name) : { ...emptyQr, name: code.name }));
  const update = useMutation(updateQr);
  const isOwn = useIsOwnService();
  const keepSource = useKeepSource();

  const save = async ({ content, name, ...design }: Saved) => {
    const ours = isOwn && { name, logo: design.logo ?? noLogo };
    await update.mutateAsync({ id: code.id, data: content.data, ...design, ...ours });
    await keepSource(code.id, { content, name, ...design });
    toast('QR code saved');
    return qrPath(code.id);
  };
  const picture = pictureOf(code);
  const notice = isKept ? (
    <Notice>
      This server doesn't tell what the code holds. This is what was saved last in this browser; another may
      have changed it since.
    </Notice>
  ) : source ? undefined : (
    <Notice tone="warn" title="What the code holds now can't be read">
      <Row gap={3} nowrap align="start">
        {picture ? <QrPicture size="medium" src={picture} alt="The code as it is now" /> : null}
        <span>
          This server tells neither its content nor its colors. Saving replaces all of it; codes that are
          printed already lead to what you save.
        </span>
      </Row>
    </Notice>
  );
  return (
    <QrEditor
      initial={initial}
      code={code}
      draftName={`qr ${code.id}`}
      save={save}
      saveLabel="Save changes"
      backTo={qrPath(code.id)}
      notice={notice}
      typeHint={source ? undefined : 'Choose the type that the code was made with. It can’t change.'}
      canRename={isOwn}
    />
  );
};

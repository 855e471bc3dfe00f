import { useMutation } from '@tanstack/react-query';
import { Rows3 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addQr } from '#web/api/qr.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { qr } from '#web/words/qr.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { QrEditor } from './QrEditor.tsx';
import { emptyQr, type Saved, type QrValues } from './qr-form.ts';
import { useKeepSource } from './use-source.ts';

/** `/qr/new?data=https://…&name=…` begins with a link that is filled in. */
const begunWith = (search: URLSearchParams): QrValues => ({
  ...emptyQr,
  content: { ...emptyQr.content, link: search.get('data') ?? '' },
  name: search.get('name') ?? '',
});

export const AddQrPage = () => {
  useDocumentTitle(words.newCode);
  const [search] = useSearchParams();
  const [initial] = useState(() => begunWith(search));
  const add = useMutation(addQr);
  const keepSource = useKeepSource();

  const keepsLooks = useExtension('looks');

  const save = async ({ content, look, ...design }: Saved) => {
    const { id } = await add.mutateAsync({ ...content, ...design, ...(keepsLooks && { look }) });
    await keepSource(id, { content, look, ...design });
    toast(words.created);
    return qrPath(id);
  };
  return (
    <Page
      header={
        <PageHeader
          title={words.newCode}
          crumbs={[{ label: qr.title, to: '/qr' }]}
          actions={
            <LinkButton to="/qr/batch" icon={<Rows3 />}>
              {words.importCsv}
            </LinkButton>
          }
        />
      }
    >
      <QrEditor
        initial={initial}
        code={undefined}
        draftName={`qr new ${search.get('data') ?? ''}`.trim()}
        save={save}
        saveLabel={words.create}
        backTo="/qr"
        typeHint={words.typeHint}
        canRename
      />
    </Page>
  );
};

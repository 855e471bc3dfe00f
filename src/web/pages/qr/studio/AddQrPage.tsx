import { useMutation, useQuery } from '@tanstack/react-query';
import { Rows3 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lookList } from '#web/api/looks.ts';
import { addQr } from '#web/api/qr.ts';
import type { Sending } from '#web/client/exchange.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { toHex } from '#web/lib/colors.ts';
import { qrPath } from '#web/lib/record-paths.ts';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { qr } from '#web/words/qr.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { designOf, type TemplateDesign } from '#web/codes/designs.ts';
import { saveVariant } from '#web/codes/saved-variant.ts';
import type { Variant } from '#web/codes/variants.ts';
import { QrEditor } from './QrEditor.tsx';
import { emptyQr, type QrSaved, type QrValues } from './qr-form.ts';
import { StudioSkeleton } from './StudioSkeleton.tsx';
import { useSaveSource } from './use-source.ts';

/** Prefills the link of an address such as `/qr/new?data=https://…&name=…`. */
const begunWith = (search: URLSearchParams, design: TemplateDesign | undefined): QrValues => ({
  ...emptyQr,
  ...(design && {
    foreground: toHex(design.foreground) ?? design.foreground,
    background: toHex(design.background) ?? design.background,
    logo: design.logo ?? '',
    look: design.look,
  }),
  content: { ...emptyQr.content, link: search.get('data') ?? '' },
  name: search.get('name') ?? '',
});

interface NewStudioProps {
  /** The design of the template for new codes. */
  design: TemplateDesign | undefined;
}

const NewStudio = ({ design }: NewStudioProps) => {
  const [search] = useSearchParams();
  const [initial] = useState(() => begunWith(search, design));
  const add = useMutation(addQr);
  const keepSource = useSaveSource();
  const keepsLooks = useExtension('looks');
  const keepsStatic = useExtension('codes');

  const save = async ({ content, look, options, ...design }: QrSaved, variant: Variant, sending: Sending) => {
    const { id } = await add.mutateAsync({
      ...content,
      ...design,
      ...options,
      ...(keepsLooks && { look }),
      ...(keepsStatic && { static: variant === 'direct' }),
      sending,
    });
    await keepSource(id, { content, look, ...design });
    saveVariant(id, variant);
    toast(words.created);
    return qrPath(id);
  };
  return (
    <QrEditor
      initial={initial}
      code={undefined}
      draftName={`qr new ${search.get('data') ?? ''}`.trim()}
      save={save}
      saveLabel={words.create}
      backTo="/qr"
      // A static code can't be edited once it's printed. The choice of kind already says so.
      typeHint={(variant) => (variant === 'direct' || keepsLooks ? '' : words.typeFixed)}
      canRename
    />
  );
};

export const AddQrPage = () => {
  useDocumentTitle(words.newCode);
  const templates = useQuery(lookList(useExtension('looks')));
  const standard = templates.data?.find((template) => template.standard);
  // Without a response, for instance offline, a code starts plain. A form that has opened stays.
  const isWaiting = templates.isPending && templates.fetchStatus === 'fetching';
  const [hasBegun, begin] = useState(!isWaiting);
  if (!isWaiting && !hasBegun) begin(true);
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
      {hasBegun ? <NewStudio design={standard && designOf(standard)} /> : <StudioSkeleton />}
    </Page>
  );
};

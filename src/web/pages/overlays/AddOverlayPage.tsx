import { useMutation } from '@tanstack/react-query';
import { addOverlay } from '#web/api/overlays.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { overlays as words } from '#web/words/overlays.ts';
import { overlayForm } from '#web/words/overlay-form.ts';
import { emptyOverlay } from './overlay-form.ts';
import { OverlayEditor } from './OverlayEditor.tsx';

export const AddOverlayPage = () => {
  useDocumentTitle(words.new);
  const add = useMutation(addOverlay);
  return (
    <Page header={<PageHeader title={words.new} crumbs={[{ label: words.title, to: '/overlays' }]} />}>
      <OverlayEditor
        initial={emptyOverlay}
        draftName="overlay"
        save={(saved) => add.mutateAsync(saved)}
        saveLabel={words.create}
        done={overlayForm.created}
      />
    </Page>
  );
};

import { useMutation } from '@tanstack/react-query';
import { addOverlay } from '#web/api/overlays.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { emptyOverlay } from './overlay-form.ts';
import { OverlayEditor } from './OverlayEditor.tsx';

export const AddOverlayPage = () => {
  useDocumentTitle('New overlay');
  const add = useMutation(addOverlay);
  return (
    <Page header={<PageHeader title="New overlay" crumbs={[{ label: 'Overlays', to: '/overlays' }]} />}>
      <OverlayEditor
        initial={emptyOverlay}
        draftName="overlay"
        save={(saved) => add.mutateAsync(saved)}
        saveLabel="Make the overlay"
        done="Overlay made"
      />
    </Page>
  );
};

import { useMutation } from '@tanstack/react-query';
import { addBio } from '#web/api/bio.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { emptyBio } from './bio-form.ts';
import { BioEditor } from './BioEditor.tsx';

export const AddBioPage = () => {
  useDocumentTitle('New bio page');
  const add = useMutation(addBio);
  return (
    <Page header={<PageHeader title="New bio page" crumbs={[{ label: 'Bio pages', to: '/bio' }]} />}>
      <BioEditor
        initial={emptyBio}
        saved={undefined}
        draftName="bio"
        save={(saved) => add.mutateAsync(saved)}
        saveLabel="Make the bio page"
        done="Bio page made"
      />
    </Page>
  );
};

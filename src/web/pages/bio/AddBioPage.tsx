import { useMutation } from '@tanstack/react-query';
import { addBio } from '#web/api/bio.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { bio as words } from '#web/words/bio.ts';
import { bioForm } from '#web/words/bio-form.ts';
import { emptyBio } from './bio-form.ts';
import { BioEditor } from './BioEditor.tsx';

export const AddBioPage = () => {
  useDocumentTitle(words.new);
  const add = useMutation(addBio);
  return (
    <Page header={<PageHeader title={words.new} crumbs={[{ label: words.title, to: '/bio' }]} />}>
      <BioEditor
        initial={emptyBio}
        saved={undefined}
        draftName="bio"
        save={(saved) => add.mutateAsync(saved)}
        saveLabel={words.create}
        done={bioForm.created}
      />
    </Page>
  );
};

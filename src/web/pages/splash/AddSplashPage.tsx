import { useMutation } from '@tanstack/react-query';
import { addSplash } from '#web/api/splash.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { splash as words } from '#web/words/splash.ts';
import { splashForm } from '#web/words/splash-form.ts';
import { emptySplash } from './splash-form.ts';
import { SplashEditor } from './SplashEditor.tsx';

export const AddSplashPage = () => {
  useDocumentTitle(words.new);
  const add = useMutation(addSplash);
  return (
    <Page header={<PageHeader title={words.new} crumbs={[{ label: words.title, to: '/splash' }]} />}>
      <SplashEditor
        initial={emptySplash}
        draftName="splash"
        save={(saved) => add.mutateAsync(saved)}
        saveLabel={words.create}
        done={splashForm.created}
      />
    </Page>
  );
};

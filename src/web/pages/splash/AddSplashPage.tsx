import { useMutation } from '@tanstack/react-query';
import { addSplash } from '#web/api/splash.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { emptySplash } from './splash-form.ts';
import { SplashEditor } from './SplashEditor.tsx';

export const AddSplashPage = () => {
  useDocumentTitle('New splash page');
  const add = useMutation(addSplash);
  return (
    <Page header={<PageHeader title="New splash page" crumbs={[{ label: 'Splash pages', to: '/splash' }]} />}>
      <SplashEditor
        initial={emptySplash}
        draftName="splash"
        save={(saved) => add.mutateAsync(saved)}
        saveLabel="Make the splash page"
        done="Splash page made"
      />
    </Page>
  );
};

import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { listStatusOf } from '#web/client/list-status.ts';
import { splashDetail, updateSplash } from '#web/api/splash.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { EditPage } from '#web/ui/frame/EditPage.tsx';
import { valuesOf } from './splash-form.ts';
import { SplashEditor } from './SplashEditor.tsx';

export const EditSplashPage = () => {
  const id = idInAddress(useParams().id);
  const detail = useQuery({ ...splashDetail(id), enabled: id > 0 });
  const update = useMutation(updateSplash);
  const { data } = detail;
  useDocumentTitle(data?.name ?? 'Splash page');
  return (
    <EditPage
      id={id}
      what="splash page"
      name={data?.name}
      list={{ label: 'Splash pages', to: '/splash' }}
      reading={listStatusOf(detail)}
    >
      {data ? (
        <SplashEditor
          key={data.id}
          initial={valuesOf(data)}
          draftName={`splash ${data.id}`}
          save={(saved) => update.mutateAsync({ id: data.id, ...saved })}
          saveLabel="Save"
          done="Splash page saved"
        />
      ) : undefined}
    </EditPage>
  );
};

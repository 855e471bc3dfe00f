import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { listStatusOf } from '#web/client/list-status.ts';
import { splashDetail, updateSplash } from '#web/api/splash.ts';
import { knownRow, lists } from '#web/api/lists.ts';
import { rereadDetail } from '#web/api/reread.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { onlyChanged } from '#web/lib/only-changed.ts';
import { EditPage } from '#web/ui/frame/EditPage.tsx';
import { MoreActions } from '#web/ui/overlay/MoreActions.tsx';
import { splash as words } from '#web/words/splash.ts';
import { splashForm } from '#web/words/splash-form.ts';
import { verbs } from '#web/words/verbs.ts';
import { type SplashDialog, splashPageActions } from './splash-actions.tsx';
import { SplashDialogs } from './splash-dialogs.ts';
import { valuesOf } from './splash-form.ts';
import { SplashEditor } from './SplashEditor.tsx';

export const EditSplashPage = () => {
  const id = idInAddress(useParams().id);
  const detail = useQuery({ ...splashDetail(id), enabled: id > 0 });
  const update = useMutation(updateSplash);
  const client = useQueryClient();
  const dialog = useAddressDialog<SplashDialog>();
  const { data } = detail;
  // The name from the list is available immediately.
  const { name } = data ?? knownRow(client, lists.splash, id) ?? {};
  useDocumentTitle(name ?? words.splashPage);
  return (
    <EditPage
      id={id}
      what={words.noun}
      name={name}
      list={{ label: words.title, to: '/splash' }}
      reading={listStatusOf(detail)}
      actions={
        data ? (
          <MoreActions items={splashPageActions(data.name, () => dialog.open('delete', id))} />
        ) : undefined
      }
    >
      {data
        ? (leave) => (
            <>
              <SplashEditor
                key={data.id}
                initial={valuesOf(data)}
                draftName={`splash ${data.id}`}
                reread={rereadDetail(client, splashDetail(data.id), valuesOf)}
                save={(saved, before) => update.mutateAsync({ id: data.id, ...onlyChanged(saved, before) })}
                saveLabel={verbs.save}
                done={splashForm.saved}
              />
              <SplashDialogs dialog={dialog} splash={[data]} onDeleted={leave} />
            </>
          )
        : undefined}
    </EditPage>
  );
};

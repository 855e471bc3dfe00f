import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { bioDetail, updateBio } from '#web/api/bio.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { knownRow, lists } from '#web/api/lists.ts';
import { rereadDetail } from '#web/api/reread.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { onlyChanged } from '#web/lib/only-changed.ts';
import { StatisticsButton } from '#web/statistics/StatisticsButton.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { EditPage } from '#web/ui/frame/EditPage.tsx';
import { MoreActions } from '#web/ui/overlay/MoreActions.tsx';
import { bio as words } from '#web/words/bio.ts';
import { bioForm } from '#web/words/bio-form.ts';
import { verbs } from '#web/words/verbs.ts';
import { type BioDialog, bioPageActions } from './bio-actions.tsx';
import { BioDialogs } from './bio-dialogs.ts';
import { valuesOf } from './bio-form.ts';
import { BioFigures } from './BioFigures.tsx';
import { BioEditor } from './BioEditor.tsx';

export const EditBioPage = () => {
  const id = idInAddress(useParams().id);
  const dialog = useAddressDialog<BioDialog>();
  const detail = useQuery({ ...bioDetail(id), enabled: id > 0 });
  const update = useMutation(updateBio);
  const client = useQueryClient();
  const { data } = detail;
  // The title from the list is available immediately.
  const { title } = data ?? knownRow(client, lists.bio, id) ?? {};
  useDocumentTitle(title ?? words.bioPage);
  return (
    <EditPage
      id={id}
      what={words.noun}
      name={title}
      list={{ label: words.title, to: '/bio' }}
      reading={listStatusOf(detail)}
      figures={<BioFigures statistics={data?.statistics} />}
      actions={
        data ? (
          <>
            <StatisticsButton of="bio" id={data.id} compact={false} />
            <Button
              icon={<Copy />}
              shortcut="c"
              onClick={() => void copyWithToast(data.link, verbs.urlCopied)}
            >
              {verbs.copyUrl}
            </Button>
            <MoreActions items={bioPageActions(data, () => dialog.open('delete', id))} />
          </>
        ) : undefined
      }
    >
      {data
        ? (leave) => (
            <>
              <BioEditor
                key={data.id}
                initial={valuesOf(data)}
                saved={data.link}
                draftName={`bio ${data.id}`}
                reread={rereadDetail(client, bioDetail(data.id), valuesOf)}
                save={(saved, before) => update.mutateAsync({ id: data.id, ...onlyChanged(saved, before) })}
                saveLabel={verbs.save}
                done={bioForm.saved}
              />
              <BioDialogs dialog={dialog} bios={[data]} onDeleted={leave} />
            </>
          )
        : undefined}
    </EditPage>
  );
};

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { listStatusOf } from '#web/client/list-status.ts';
import { overlayDetail, updateOverlay } from '#web/api/overlays.ts';
import { knownRow, lists } from '#web/api/lists.ts';
import { rereadDetail } from '#web/api/reread.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { idInAddress } from '#web/lib/address-id.ts';
import { onlyChanged } from '#web/lib/only-changed.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { EditPage } from '#web/ui/frame/EditPage.tsx';
import { MoreActions } from '#web/ui/overlay/MoreActions.tsx';
import { overlays as words } from '#web/words/overlays.ts';
import { overlayForm } from '#web/words/overlay-form.ts';
import { verbs } from '#web/words/verbs.ts';
import { type OverlayDialog, overlayPageActions } from './overlay-actions.tsx';
import { OverlayDialogs } from './overlay-dialogs.ts';
import { valuesOf } from './overlay-form.ts';
import { overlayTypeIcon, overlayTypeName } from './overlay-types.tsx';
import { OverlayEditor } from './OverlayEditor.tsx';

export const EditOverlayPage = () => {
  const id = idInAddress(useParams().id);
  const detail = useQuery({ ...overlayDetail(id), enabled: id > 0 });
  const update = useMutation(updateOverlay);
  const client = useQueryClient();
  const dialog = useAddressDialog<OverlayDialog>();
  const { data } = detail;
  // The name from the list is available immediately.
  const { name } = data ?? knownRow(client, lists.overlays, id) ?? {};
  useDocumentTitle(name ?? words.overlay);
  return (
    <EditPage
      id={id}
      what={words.noun}
      name={name}
      list={{ label: words.title, to: '/overlays' }}
      reading={listStatusOf(detail)}
      actions={
        data ? (
          <MoreActions items={overlayPageActions(data.name, () => dialog.open('delete', id))} />
        ) : undefined
      }
      figures={
        // An overlay created here is a message, as its form shows, so only other types are named.
        data && data.type !== 'message' ? (
          <Row>
            <Badge icon={overlayTypeIcon(data.type)}>{overlayTypeName(data.type)}</Badge>
            <Text size="sm" tone="second">
              {words.shownAsMessage}
            </Text>
          </Row>
        ) : undefined
      }
    >
      {data
        ? (leave) => (
            <>
              <OverlayEditor
                key={data.id}
                initial={valuesOf(data)}
                draftName={`overlay ${data.id}`}
                reread={rereadDetail(client, overlayDetail(data.id), valuesOf)}
                save={(saved, before) => update.mutateAsync({ id: data.id, ...onlyChanged(saved, before) })}
                saveLabel={verbs.save}
                done={overlayForm.saved}
              />
              <OverlayDialogs dialog={dialog} overlays={[data]} onDeleted={leave} />
            </>
          )
        : undefined}
    </EditPage>
  );
};

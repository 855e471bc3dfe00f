import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { narrow, useMedia } from '#web/browser/media.ts';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { DraftNotice } from '#web/ui/layout/DraftNotice.tsx';
import { FormFoot } from '#web/ui/form/FormFoot.tsx';
import { LeaveGuard } from '#web/ui/overlay/LeaveGuard.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { RefusedNotice } from '#web/ui/layout/response/RefusedNotice.tsx';
import { ConflictQuestion } from '#web/ui/layout/response/ConflictQuestion.tsx';
import { RefusalText } from '#web/ui/layout/response/RefusalText.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { formatPercent } from '#web/lib/numbers.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { qrFile } from '#web/words/qr-file.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { ContentFields } from './ContentFields.tsx';
import { DesignCard } from './DesignCard.tsx';
import { KindFields } from './KindFields.tsx';
import { ScanFields } from './ScanFields.tsx';
import { Remedies } from './Remedies.tsx';
import { StudioGlance } from './StudioGlance.tsx';
import { StudioPicture } from './StudioPicture.tsx';
import { StudioText } from './StudioText.tsx';
import { type StudioOptions, useStudio } from './use-studio.ts';
import { shownTypeOf } from './qr-form.ts';
import { TypeFields } from './TypeFields.tsx';
import { ManageTemplatesDialog, SaveTemplateDialog } from '#web/pages/qr/templates/template-dialogs.ts';
import type { QrType } from '#contract/qr-data.ts';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { typeTable } from '#web/codes/type-table.tsx';
import type { Variant } from '#web/codes/variants.ts';

interface FixedTypeProps {
  type: QrType;
}

/** Used if the server doesn't let a code's type change. */
const FixedType = ({ type }: FixedTypeProps) => (
  <Row gap={2}>
    <Badge>{typeTable[type].name}</Badge>
    <Text size="sm" tone="second">
      {words.typeStays}
    </Text>
  </Row>
);

const one = { id: 1 };

interface QrEditorProps extends StudioOptions {
  saveLabel: string;
  backTo: string;
  notice?: ReactNode;
  /** Returns the hint below the choice of a type, for a dynamic or static code. If omitted, the type can't change. */
  typeHint?: (variant: Variant) => string;
  /** Whether the code can be renamed, which not every server supports. */
  canRename: boolean;
  /** Whether the edited code has a password. */
  hadPassword?: boolean;
}

export const QrEditor = ({
  saveLabel,
  backTo,
  notice,
  typeHint,
  canRename,
  hadPassword = false,
  ...options
}: QrEditorProps) => {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const studio = useStudio(options);
  const { form, draft, drawing, type, variant } = studio;
  const { errors, isSubmitting } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const shownType = shownTypeOf(form.watch('kind'));
  const isNarrow = useMedia(narrow);
  useShortcut('escape', () => void navigate(backTo));

  const isOwn = useIsOwnService();
  const nameHint = () => {
    if (!isOwn) return options.code ? undefined : words.nameUnsure;
    // The service shows a page for these, titled with the name.
    if (variant === 'tracked' && (shownType === 'text' || shownType === 'wifi'))
      return options.code ? words.nameKeptOnPage : words.nameOnPage;
    if (options.code) return words.nameKept;
    return shownType === 'file' ? qrFile.nameHint : words.nameHint;
  };

  const fields = (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void studio.submit(event);
      }}
    >
      <Stack gap={4}>
        <DraftNotice draft={draft} />
        {notice}
        {errors.root ? (
          <RefusedNotice fault={studio.fault}>
            <RefusalText isGone={studio.isGone} list="/qr">
              {errors.root.message}
            </RefusalText>
          </RefusedNotice>
        ) : null}
        <ConflictQuestion conflict={studio.conflict} form={place} />
        <Card>
          <Stack gap={5}>
            {typeHint ? <TypeFields form={form} hint={typeHint(variant)} /> : <FixedType type={type} />}
            {/* The focus would scroll past the notice above. */}
            <ContentFields form={form} uploaded={studio.uploaded} focuses={notice === undefined} />
            <KindFields type={shownType} variant={variant} onVariant={studio.setVariant} />
            {canRename ? (
              <StudioText
                form={form}
                name="name"
                label={labels.name}
                optional
                placeholder={words.nameExample}
                hint={nameHint()}
              />
            ) : null}
            {studio.hasOptions ? (
              <ScanFields
                form={form}
                hadPassword={hadPassword}
                lacksPassword={draft.leftOut.includes('password')}
              />
            ) : null}
          </Stack>
        </Card>
        <DesignCard
          form={form}
          design={studio.design}
          onSaveTemplate={() => setDialog('save')}
          onManageTemplates={() => setDialog('manage')}
        />
        <FormFoot>
          {/* The file may be out of view here. */}
          {studio.uploaded === undefined ? null : (
            <Text size="sm" tone="second" tabular>
              {formatPercent(Math.floor(studio.uploaded * 100) / 100, undefined, 0)}
            </Text>
          )}
          {isSubmitting ? <LimitWait /> : null}
          <LinkButton to={backTo}>{verbs.cancel}</LinkButton>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {saveLabel}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
  const shown = {
    drawing,
    missing: studio.missing,
    isSample: studio.isSample,
    verdict,
    remedies: (
      <Remedies
        form={form}
        drawing={drawing}
        redraw={studio.redraw}
        onApply={() => verdict.current?.focus()}
        onDynamic={studio.couldBeDynamic ? () => studio.setVariant('tracked') : undefined}
        isSaved={options.code !== undefined}
      />
    ),
  };
  return (
    <>
      {/* The fields stay in place, so that narrowing the window closes nothing in them. */}
      <Split side="end" width="wide" aside={isNarrow ? undefined : <StudioPicture {...shown} />}>
        <Stack gap={4}>
          {isNarrow ? <StudioGlance {...shown} /> : null}
          {fields}
        </Stack>
      </Split>
      <ConfirmDialog
        open={studio.asks}
        onClose={studio.cancel}
        onConfirm={() => void studio.saveAnyway()}
        title={words.unreadableTitle}
        confirmLabel={words.saveAnyway}
        cancelLabel={words.keepEditing}
        pending={isSubmitting}
      >
        {words.unreadableText}
      </ConfirmDialog>
      <DialogPresence by={dialog === 'save' ? one : undefined} onClose={() => setDialog(undefined)}>
        {(opened) => <SaveTemplateDialog {...opened} design={studio.design} />}
      </DialogPresence>
      <DialogPresence by={dialog === 'manage' ? one : undefined} onClose={() => setDialog(undefined)}>
        {(opened) => <ManageTemplatesDialog {...opened} />}
      </DialogPresence>
      <LeaveGuard asks={studio.hasUnsaved} onLeave={draft.drop} />
    </>
  );
};

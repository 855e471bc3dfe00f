import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Qr } from '#contract/qr.ts';
import { applyLook, lookList } from '#web/api/looks.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { ChecksList } from '#web/ui/layout/ChecksList.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { imageOf } from '#web/codes/drawing.ts';
import { inBrief } from '#web/codes/verdict.ts';
import { nameOf } from '#web/pages/qr/record/qr-columns.tsx';
import { withOutline } from '#web/codes/outline-of.ts';
import { verbs } from '#web/words/verbs.ts';
import { qrTemplates as words } from '#web/words/qr-templates.ts';
import { builtInDesigns, ownDesigns, type TemplateDesign } from '#web/codes/designs.ts';
import { templateSwatches } from '#web/codes/template-swatches.tsx';
import { type TemplatePreview, useTemplatePreviews } from './use-template-previews.ts';

interface ApplyTemplateDialogProps {
  open: boolean;
  onClose: () => void;
  codes: readonly Qr[];
}

const isUnread = ({ drawing, trial }: TemplatePreview) => drawing !== undefined && trial?.state === 'unread';

/**
 * Applies a template to many codes. Each one is shown and tested first. Codes that couldn't be scanned stay as they
 * are.
 */
export const ApplyTemplateDialog = ({ open, onClose, codes }: ApplyTemplateDialogProps) => {
  const { data: own } = useQuery(lookList(useExtension('looks')));
  const designs = useMemo(() => [...builtInDesigns(), ...ownDesigns(own ?? [])], [own]);
  const swatches = useMemo(() => templateSwatches(designs), [designs]);
  const [chosen, setChosen] = useState<{ key: string; design: TemplateDesign | undefined }>();
  const apply = useMutation(applyLook);
  const design = chosen?.design;
  const applied = useTemplatePreviews(codes, design);
  const isTried = applied.length === codes.length;
  const unread = applied.filter(isUnread).map(({ code }) => code.id);
  const ids = codes.map(({ id }) => id).filter((id) => !unread.includes(id));

  const choose = async (key: string) => {
    const named = designs.find((each) => each.key === key);
    if (!named) return;
    setChosen({ key, design: undefined });
    const whole = await withOutline(named.design);
    setChosen((now) => (now?.key === key ? { key, design: whole } : now));
  };
  const send = async () => {
    if (!design) return;
    const { logo, ...rest } = design;
    try {
      const results = await apply.mutateAsync({ ids, ...rest, ...(logo !== undefined && { logo }) });
      const failed = results.filter(({ error }) => error !== 0).length;
      toast(words.applied(results.length - failed));
      if (failed > 0) toast(words.notApplied(failed), { tone: 'bad' });
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.applyTitle(codes.length)}
      text={words.applyText}
      size="large"
      foot={
        <>
          <Button onClick={onClose}>{verbs.cancel}</Button>
          <Button
            variant="primary"
            disabled={!isTried || ids.length === 0}
            pending={apply.isPending}
            onClick={() => void send()}
          >
            {words.applyTo(isTried ? ids.length : codes.length)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SwatchGroup
          label={words.templates}
          size="large"
          options={swatches}
          value={chosen?.key ?? ''}
          onChange={(key) => void choose(key)}
        />
        {apply.error ? <Notice tone="bad">{wholeMessageOf(apply.error)}</Notice> : null}
        {isTried && unread.length > 0 ? <Notice tone="warn">{words.left(unread.length)}</Notice> : null}
        <Text size="sm" tone="second" as="p">
          <span role="status">
            {!chosen
              ? words.choose
              : !isTried
                ? words.checked(applied.length, codes.length)
                : unread.length === 0
                  ? words.allScan(codes.length)
                  : null}
          </span>{' '}
          {design && design.logo === undefined ? words.logoStays : null}
        </Text>
        <Grid columns={3} gap={3} stretch={false}>
          {applied.map(({ code, drawing, trial, hard }) => (
            <Row key={code.id} gap={3} nowrap align="start">
              <QrPicture size="medium" src={drawing && imageOf(drawing)} alt="" />
              <Stack gap={1}>
                <Text size="sm" weight="medium" wrap>
                  <bdi>{nameOf(code)}</bdi>
                </Text>
                {drawing ? <ChecksList items={inBrief(drawing, { trial, hard })} /> : null}
              </Stack>
            </Row>
          ))}
        </Grid>
      </Stack>
    </Dialog>
  );
};

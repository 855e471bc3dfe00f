import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CloseReport, type Report, reportOutcomes } from '#contract/support-reports.ts';
import { useSaving } from '#web/client/saving.ts';
import { closeReport } from '#web/api/support-reports.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { reportDialogs as words } from '#web/words/report-dialogs.ts';
import { reports } from '#web/words/reports.ts';

type ReportOutcome = NonNullable<Report['closed']>['outcome'];

interface CloseReportDialogProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  report: Report;
}

const meaning = ({ account }: Report): Readonly<Record<ReportOutcome, string>> => ({
  ...words.meanings,
  locked: !account || account.locked ? words.meanings.locked : words.meanings.notLocked,
});

export const CloseReportDialog = ({ open, onClose, onClosed, report }: CloseReportDialogProps) => {
  const { id, address, account, others } = report;
  const close = useMutation(closeReport);
  const form = useForm({
    resolver: zodResolver(CloseReport),
    mode: 'onTouched',
    defaultValues: { outcome: undefined, note: '', others: others > 0 },
  });
  const { errors } = form.formState;
  const saving = useSaving(
    `report ${id}`,
    form,
    (body) => close.mutateAsync({ id, ...body }),
    ({ closed }) => {
      toast(words.closed(closed));
      onClosed();
    },
  );
  const meanings = meaning(report);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={reports.closeReport}
      text={<Sentence of={words.about} parts={{ address: <bdi>{displayUrl(readableUrl(address))}</bdi> }} />}
      {...saving}
      submitLabel={reports.closeReport}
    >
      <RadioCards
        label={words.outcome}
        value={form.watch('outcome')}
        onChange={(outcome) => form.setValue('outcome', outcome, { shouldDirty: true, shouldValidate: true })}
        options={reportOutcomes.map((value) => ({
          value,
          label: reports.outcomes[value],
          text: meanings[value],
          disabled: value === 'locked' && !account?.locked,
        }))}
        error={errors.outcome?.message}
      />
      <Field
        label={words.note}
        hint={account ? words.noteHint : words.noteHintWithoutOwner}
        error={errors.note?.message}
      >
        <TextArea dir="auto" rows={2} {...form.register('note')} />
      </Field>
      {others > 0 ? <Checkbox label={words.closeOthers(others)} {...form.register('others')} /> : null}
    </FormDialog>
  );
};

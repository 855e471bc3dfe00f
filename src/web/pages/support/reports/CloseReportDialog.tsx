import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { CloseReport, type Report, reportOutcomes } from '#contract/support-reports.ts';
import { useSaving } from '#web/client/saving.ts';
import { closeReport } from '#web/api/support-reports.ts';
import { countOf } from '#web/lib/numbers.ts';
import { displayUrl } from '#web/lib/urls.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { outcomeWords, type ReportOutcome } from './report-words.ts';

interface CloseReportDialogProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  report: Report;
}

const meaning = ({ account }: Report): Readonly<Record<ReportOutcome, string>> => ({
  dismissed: 'Nothing is wrong with it',
  removed: 'Its owner changed it, or took it down',
  locked: !account || account.locked ? 'It leads nowhere any more' : 'Not yet: lock it on its page',
  handled: 'The note says how',
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
      toast(closed === 1 ? 'Report closed' : `${countOf(closed, 'report')} closed`);
      onClosed();
    },
  );
  const meanings = meaning(report);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Close the report"
      text={
        <>
          About <bdi>{displayUrl(address)}</bdi>. Closing changes nothing of the customer’s.
        </>
      }
      {...saving}
      submitLabel="Close the report"
    >
      <RadioCards
        label="What became of it"
        value={form.watch('outcome')}
        onChange={(outcome) => form.setValue('outcome', outcome, { shouldDirty: true, shouldValidate: true })}
        options={reportOutcomes.map((value) => ({
          value,
          label: outcomeWords[value],
          text: meanings[value],
          disabled: value === 'locked' && !account?.locked,
        }))}
        error={errors.outcome?.message}
      />
      <Field
        label="Note"
        hint={account ? 'The account’s owner can read it, and so can all staff.' : 'All staff can read it.'}
        error={errors.note?.message}
      >
        <TextArea dir="auto" rows={2} {...form.register('note')} />
      </Field>
      {others > 0 ? (
        <Checkbox
          label={`Also close the ${countOf(others, 'other open report')} of this address`}
          {...form.register('others')}
        />
      ) : null}
    </FormDialog>
  );
};

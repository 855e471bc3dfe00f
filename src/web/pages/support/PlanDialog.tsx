import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { preprocess } from '#contract/preprocess.ts';
import { PlanChange, type SupportAccount } from '#contract/support-records.ts';
import { useSaving } from '#web/client/saving.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { changePlan, knownPlans } from '#web/api/support.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { labels } from '#web/words/labels.ts';
import { supportAccount as words } from '#web/words/support-account.ts';
import { ReasonFields } from './ReasonFields.tsx';

interface PlanDialogProps {
  open: boolean;
  onClose: () => void;
  account: SupportAccount;
}

interface Values {
  plan: string;
  /** The last day, as YYYY-MM-DD. Empty if the plan never expires. */
  expires: string;
  reason: string;
  ticket: string;
}

const PlanForm = preprocess(
  ({ expires, ...values }: Values) => ({ ...values, expires: expires === '' ? null : `${expires} 23:59:59` }),
  PlanChange,
);

/** Plans that are named below the field. The others are suggested during input. */
const named = 8;

/** A plan that ends at the start of a day has the day before as its last day. */
function lastDay(expires: string | null): string {
  const end = expires === null ? undefined : parseWireTime(expires);
  return end ? new Date(end.getTime() - 1000).toISOString().slice(0, 10) : '';
}

export const PlanDialog = ({
  open,
  onClose,
  account: { id, username, status, expires },
}: PlanDialogProps) => {
  const change = useMutation(changePlan);
  const { data: plans = [] } = useQuery(knownPlans(id));
  const list = useId();
  const form = useForm({
    resolver: zodResolver(PlanForm),
    mode: 'onTouched',
    defaultValues: {
      plan: status,
      expires: lastDay(expires),
      reason: '',
      ticket: '',
    } satisfies Values,
  });
  const { errors } = form.formState;
  const saving = useSaving(
    `plan of ${id}`,
    form,
    (body) => change.mutateAsync({ id, ...body }),
    () => {
      toast(words.planChanged);
      onClose();
    },
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.planTitle(username)}
      text={words.planText}
      {...saving}
      submitLabel={words.changePlan}
    >
      <Field
        label={labels.plan}
        hint={words.planHint(plans.slice(0, named).join(', '))}
        error={errors.plan?.message}
      >
        <TextInput autoComplete="off" list={list} {...form.register('plan')} />
      </Field>
      <datalist id={list}>
        {plans.map((plan) => (
          <option key={plan} value={plan} />
        ))}
      </datalist>
      <Field label={words.lastDay} optional hint={words.lastDayHint} error={errors.expires?.message}>
        <TextInput type="date" {...form.register('expires')} />
      </Field>
      <ReasonFields
        reason={form.register('reason')}
        ticket={form.register('ticket')}
        example={words.planExample}
        errors={errors}
      />
    </FormDialog>
  );
};

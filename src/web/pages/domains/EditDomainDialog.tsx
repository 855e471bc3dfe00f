import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Domain } from '#contract/domains.ts';
import { updateDomain } from '#web/api/domains.ts';
import { lists } from '#web/api/lists.ts';
import { rereadRow } from '#web/api/reread.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useSaving } from '#web/client/saving.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { domainDialogs as words } from '#web/words/domain-dialogs.ts';
import { domains } from '#web/words/domains.ts';
import { verbs } from '#web/words/verbs.ts';
import { domainName } from './domain-name.ts';
import { editForm, type Redirects, valuesOf } from './domain-form.ts';
import { DomainFields } from './DomainFields.tsx';

interface EditDomainDialogProps {
  open: boolean;
  onClose: () => void;
  domain: Domain;
}

export const EditDomainDialog = ({ open, onClose, domain }: EditDomainDialogProps) => {
  // The values that the form opened with, plus changes merged from the server since. Input is compared with these.
  const [began, setBegan] = useState(() => valuesOf(domain));
  const canRemove = useExtension('domains');
  const client = useQueryClient();
  const update = useMutation(updateDomain);
  const form = useForm({
    resolver: zodResolver(editForm(began, canRemove)),
    mode: 'onTouched',
    defaultValues: began,
  });
  const { errors } = form.formState;
  const typed = form.watch();
  const saving = useSaving(
    `domain ${domain.id}`,
    form,
    (body) => update.mutateAsync({ id: domain.id, ...body }),
    () => {
      toast(words.saved);
      onClose();
    },
    {
      known: {
        now: valuesOf(domain),
        onTaken: setBegan,
        read: rereadRow(client, lists.domains, domain.id, valuesOf),
        labels: { redirectroot: domains.rootRedirect, redirect404: domains.missingRedirect },
      },
    },
  );
  const putBack = (field: keyof Redirects) =>
    began[field] !== '' && typed[field].trim() === '' ? (
      <Button
        size="small"
        variant="ghost"
        onClick={() => form.setValue(field, began[field], { shouldDirty: true, shouldValidate: true })}
      >
        {verbs.restore}
      </Button>
    ) : undefined;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.editTitle(domainName(domain.domain))}
      text={words.editText}
      {...saving}
      submitLabel={verbs.save}
    >
      <DomainFields
        root={form.register('redirectroot')}
        missing={form.register('redirect404')}
        errors={errors}
        asides={{ redirectroot: putBack('redirectroot'), redirect404: putBack('redirect404') }}
      />
    </FormDialog>
  );
};

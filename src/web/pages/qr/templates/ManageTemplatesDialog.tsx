import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Template } from '#contract/looks.ts';
import { deleteLook, lookList, updateLook } from '#web/api/looks.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FieldError } from '#web/ui/form/FieldError.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { verbs } from '#web/words/verbs.ts';
import { qrTemplates as words } from '#web/words/qr-templates.ts';
import { isTaken } from './template-names.ts';

interface ManageTemplatesDialogProps {
  open: boolean;
  onClose: () => void;
}

interface TemplateRowProps {
  template: Template;
  /** Whether another template has this name. */
  taken: (name: string) => boolean;
}

const TemplateRow = ({ template: { id, name, standard }, taken }: TemplateRowProps) => {
  const errorId = useId();
  const [typed, setTyped] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const [asks, setAsks] = useState(false);
  const update = useMutation(updateLook);
  const remove = useMutation(deleteLook);
  const rename = () => {
    const next = typed.trim();
    if (next === '') setTyped(name);
    else if (taken(next)) setRefused(true);
    else if (next !== name)
      update.mutate(
        { id, name: next },
        { onSuccess: () => toast(words.renamed), onError: () => setTyped(name) },
      );
  };
  const error = update.error ?? remove.error;
  return (
    <Stack gap={2}>
      <Row gap={3} nowrap>
        <TextInput
          aria-label={words.nameOf(name)}
          dir="auto"
          maxLength={100}
          value={typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? errorId : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
          onBlur={rename}
          onKeyDown={({ key }) => {
            if (key === 'Enter') rename();
          }}
        />
        <IconButton label={words.deleteOne(name)} icon={<Trash2 />} onClick={() => setAsks(true)} />
      </Row>
      <FieldError id={errorId} text={isRefused ? words.taken : undefined} within="group" />
      <Checkbox
        label={words.standard}
        aria-label={words.standardOf(name)}
        checked={standard}
        disabled={update.isPending}
        onChange={({ target }) => update.mutate({ id, standard: target.checked })}
      />
      {error ? <Notice tone="bad">{wholeMessageOf(error)}</Notice> : null}
      {asks ? (
        <Notice
          tone="warn"
          action={
            <Row gap={2}>
              <Button size="small" onClick={() => setAsks(false)}>
                {verbs.cancel}
              </Button>
              <Button
                size="small"
                variant="danger"
                pending={remove.isPending}
                onClick={() => remove.mutate(id, { onSuccess: () => toast(words.deleted) })}
              >
                {verbs.delete}
              </Button>
            </Row>
          }
        >
          <Text wrap>{words.deleteText(name)}</Text>
        </Notice>
      ) : null}
    </Stack>
  );
};

export const ManageTemplatesDialog = ({ open, onClose }: ManageTemplatesDialogProps) => {
  const { data: own = [] } = useQuery(lookList(useExtension('looks')));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.manage}
      size="small"
      foot={<Button onClick={onClose}>{verbs.close}</Button>}
    >
      {own.length === 0 ? (
        <Text tone="second" as="p">
          {words.none}
        </Text>
      ) : null}
      <Stack gap={5}>
        {own.map((template) => (
          <TemplateRow
            key={`${template.id} ${template.name}`}
            template={template}
            taken={(name) => isTaken(own, name, template.id)}
          />
        ))}
      </Stack>
    </Dialog>
  );
};

import { useExtension } from '#web/client/server-extensions.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { labels } from '#web/words/labels.ts';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkForm } from './link-fields.ts';

/** Edits the description for visitors and the one for the owner only. Other servers have one text for both. */
export const DescriptionFields = ({ form }: { form: LinkForm }) => {
  const { errors } = form.formState;
  const hasBoth = useExtension('descriptions');
  const typed = form.watch(['publicdescription', 'description']);
  const description = (
    <Field
      label={hasBoth ? labels.notes : labels.description}
      optional
      hint={hasBoth ? words.notesHint : undefined}
      error={errors.description?.message}
    >
      <TextArea rows={2} dir="auto" {...form.register('description')} />
    </Field>
  );
  if (!hasBoth) return description;
  return (
    <Disclosure
      title={words.descriptions}
      note={typed.filter((text) => text.trim() !== '').join(' · ')}
      refused={Boolean(errors.publicdescription ?? errors.description)}
    >
      <Stack gap={4}>
        <Field
          label={labels.publicDescription}
          optional
          hint={words.publicDescriptionHint}
          error={errors.publicdescription?.message}
        >
          <TextArea rows={2} dir="auto" {...form.register('publicdescription')} />
        </Field>
        {description}
      </Stack>
    </Disclosure>
  );
};

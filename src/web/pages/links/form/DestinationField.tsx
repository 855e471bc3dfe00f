import { Destination } from '#contract/urls.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import { links } from '#web/words/links.ts';
import type { LinkForm } from './link-fields.ts';

/** Shows what will be saved, if that is more than the input. */
export const DestinationField = ({ form }: { form: LinkForm }) => {
  const url = form.watch('url').trim();
  const read = Destination.safeParse(url);
  return (
    <Field
      label={links.destination}
      hint={
        read.success && read.data !== url ? (
          <Sentence of={words.savedAs} parts={{ url: <bdi>{read.data}</bdi> }} />
        ) : undefined
      }
      error={form.formState.errors.url?.message}
    >
      <TextInput
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://example.com/menu"
        {...form.register('url')}
      />
    </Field>
  );
};

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { parameterOf, withParameter } from '#contract/parameters.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import { savedTemplates, saveTemplates, templateLabel, type UtmValues, utmTags } from './utm-templates.ts';

interface UtmFieldsProps {
  /** The destination, whose query contains the tags. */
  url: string;
  onChange: (url: string) => void;
}

/** Reads the tags from the destination and writes them back to it, so that visitors get exactly what it shows. */
export const UtmFields = ({ url, onChange }: UtmFieldsProps) => {
  const [templates, setTemplates] = useState(savedTemplates);
  const values: UtmValues = Object.fromEntries(utmTags.map((name) => [name, parameterOf(url, name)]));
  const label = templateLabel(values);
  const chosen = templates.findIndex((template) => templateLabel(template) === label);
  const put = (wanted: UtmValues) =>
    onChange(utmTags.reduce((joined, name) => withParameter(joined, name, wanted[name] ?? ''), url));
  const save = (next: UtmValues[]) => {
    saveTemplates(next);
    setTemplates(next);
  };
  return (
    <Disclosure title={words.tags} note={label}>
      <Stack gap={4}>
        <Text tone="second" size="sm">
          {url.trim() === '' ? words.tagsFirst : words.tagsText}
        </Text>
        <Grid columns={2} gap={3}>
          {utmTags.map((tag) => (
            <Field key={tag} label={words.tagNames[tag]} optional>
              <TextInput
                dir="auto"
                autoComplete="off"
                autoCapitalize="off"
                placeholder={words.tagExamples[tag]}
                value={values[tag]}
                disabled={url.trim() === ''}
                onChange={(event) => put({ ...values, [tag]: event.target.value })}
              />
            </Field>
          ))}
        </Grid>
        <Row gap={2}>
          {templates.length > 0 ? (
            <Select
              fit
              aria-label={words.templates}
              placeholder={words.useTemplate}
              disabled={url.trim() === ''}
              value={chosen < 0 ? '' : String(chosen)}
              options={templates.map((template, at) => ({
                value: String(at),
                label: templateLabel(template),
              }))}
              onChange={(event) => put(templates[Number(event.target.value)] ?? {})}
            />
          ) : null}
          {chosen >= 0 ? (
            <IconButton
              icon={<Trash2 />}
              label={words.deleteTemplate}
              onClick={() => save(templates.toSpliced(chosen, 1))}
            />
          ) : (
            <Button size="small" disabled={label === ''} onClick={() => save([...templates, values])}>
              {words.saveTemplate}
            </Button>
          )}
        </Row>
      </Stack>
    </Disclosure>
  );
};

import { type LabelFormat, perSheet } from '#qr/label-formats.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { qrPrint as words } from '#web/words/qr-print.ts';
import { bleeds, type LabelChoices, startOf } from './label-choices.ts';

interface LabelFieldsProps {
  format: LabelFormat;
  choices: LabelChoices;
  onChange: (choices: LabelChoices) => void;
}

/** Asks for the options of labels besides their format. */
export const LabelFields = ({ format, choices, onChange }: LabelFieldsProps) => (
  <>
    <Grid columns={2} gap={3} stretch={false}>
      <Field
        label={words.startAt}
        hint={words.startHint}
        error={startOf(choices, format) === undefined ? words.startError(perSheet(format)) : undefined}
      >
        <TextInput
          inputMode="numeric"
          value={choices.start}
          onChange={({ target }) => onChange({ ...choices, start: target.value })}
        />
      </Field>
      <Field label={words.fill} hint={words.fillHint}>
        <Select
          options={bleeds.map((value) => ({ value, label: words.bleed(value) }))}
          value={choices.bleed}
          onChange={({ target }) => onChange({ ...choices, bleed: target.value })}
        />
      </Field>
    </Grid>
    <Switch
      label={words.cutMarks}
      checked={choices.cutMarks}
      onChange={({ target }) => onChange({ ...choices, cutMarks: target.checked })}
    />
  </>
);

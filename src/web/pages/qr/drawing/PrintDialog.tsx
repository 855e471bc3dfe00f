import { useState } from 'react';
import { countOf } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { PrintSheet, type Paper } from '#web/ui/layout/PrintSheet.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { type Drawing, imageOf } from './drawing.ts';
import { copiesOn, papers } from './print-paper.ts';
import { smallestPrint } from './verdict.ts';

interface PrintDialogProps {
  open: boolean;
  onClose: () => void;
  /** One, to be printed several times, or many. */
  pictures: readonly { drawing: Drawing; caption: string }[];
}

const largestSide = 190;
const mostCopies = 500;

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined);

/** Asks how, and prints. */
export const PrintDialog = ({ open, onClose, pictures }: PrintDialogProps) => {
  const [paper, setPaper] = useState<Paper>('a4');
  const [typedSide, setSide] = useState('40');
  const [typedCopies, setCopies] = useState('12');
  const [hasCaption, setCaption] = useState(pictures.length > 1);
  const [isPrinting, setPrinting] = useState(false);
  const isOne = pictures.length === 1;

  const smallest = Math.max(...pictures.map(({ drawing }) => smallestPrint(drawing.plan.width)), 1);
  const side = wholeNumber(typedSide);
  const copies = isOne ? wholeNumber(typedCopies) : 1;
  const sideError =
    side === undefined || side < 5 || side > largestSide
      ? `Give a size of 5 to ${largestSide} mm.`
      : undefined;
  const copiesError =
    copies === undefined || copies < 1 || copies > mostCopies
      ? `Give a number of 1 to ${mostCopies}.`
      : undefined;
  const isReady = !sideError && !copiesError;
  const total = pictures.length * (copies ?? 1);
  const perSheet = copiesOn(paper, side ?? 40, hasCaption);

  const items = () =>
    pictures.flatMap(({ drawing, caption }, place) =>
      Array.from({ length: copies ?? 1 }, (_, copy) => ({
        key: `${place}-${copy}`,
        src: imageOf(drawing),
        ...(drawing.overlay && { overlay: drawing.overlay }),
        ...(hasCaption && { caption }),
      })),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Print a sheet"
      size="small"
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            pending={isPrinting}
            onClick={() => setPrinting(true)}
          >
            Print
          </Button>
        </>
      }
    >
      <Grid columns={2} gap={3} stretch={false}>
        <Field
          label="Size in mm"
          error={sideError}
          hint={
            side !== undefined && side < smallest
              ? `Below ${smallest} mm, a printer of 300 dpi blurs it.`
              : 'With its margin.'
          }
        >
          <TextInput inputMode="numeric" value={typedSide} onChange={({ target }) => setSide(target.value)} />
        </Field>
        {isOne ? (
          <Field label="Copies" error={copiesError}>
            <TextInput
              inputMode="numeric"
              value={typedCopies}
              onChange={({ target }) => setCopies(target.value)}
            />
          </Field>
        ) : null}
      </Grid>
      <Field label="Paper">
        <Select options={papers} value={paper} onChange={({ target }) => setPaper(target.value as Paper)} />
      </Field>
      <Switch
        label="Name below each"
        checked={hasCaption}
        onChange={({ target }) => setCaption(target.checked)}
      />
      <Text size="sm" tone="second" as="p">
        {isReady
          ? `${countOf(total, 'picture')} on ${countOf(Math.ceil(total / perSheet), 'sheet')}, up to ${perSheet} on each. In the browser's dialog, leave the scale at 100 %.`
          : 'Put right what is marked first.'}
      </Text>
      {isPrinting ? (
        <PrintSheet
          paper={paper}
          side={side ?? 40}
          items={items()}
          onDone={() => {
            setPrinting(false);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
};

import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { PrintSheet, type Paper } from '#web/ui/layout/PrintSheet.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { verbs } from '#web/words/verbs.ts';
import { qrPrint as words } from '#web/words/qr-print.ts';
import { type Drawing, imageOf } from './drawing.ts';
import { copiesOn, papers } from './print-paper.ts';
import { smallestPrint } from './verdict.ts';

interface PrintDialogProps {
  open: boolean;
  onClose: () => void;
  /** One, to be printed several times, or many. */
  pictures: readonly { drawing: Drawing; caption: string }[];
}

const leastSide = 5;
const largestSide = 190;
const mostCopies = 500;

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined);

/** Asks for size and paper, then prints. */
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
    side === undefined || side < leastSide || side > largestSide
      ? words.sizeError(leastSide, largestSide)
      : undefined;
  const copiesError =
    copies === undefined || copies < 1 || copies > mostCopies ? words.copiesError(mostCopies) : undefined;
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
      title={words.title}
      size="small"
      foot={
        <>
          <Button onClick={onClose}>{verbs.cancel}</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            pending={isPrinting}
            onClick={() => setPrinting(true)}
          >
            {words.print}
          </Button>
        </>
      }
    >
      <Grid columns={2} gap={3} stretch={false}>
        <Field
          label={words.size}
          error={sideError}
          hint={side !== undefined && side < smallest ? words.tooSmall(smallest) : words.sizeHint}
        >
          <TextInput inputMode="numeric" value={typedSide} onChange={({ target }) => setSide(target.value)} />
        </Field>
        {isOne ? (
          <Field label={words.copies} error={copiesError}>
            <TextInput
              inputMode="numeric"
              value={typedCopies}
              onChange={({ target }) => setCopies(target.value)}
            />
          </Field>
        ) : null}
      </Grid>
      <Field label={words.paper}>
        <Select options={papers} value={paper} onChange={({ target }) => setPaper(target.value as Paper)} />
      </Field>
      <Switch
        label={words.names}
        checked={hasCaption}
        onChange={({ target }) => setCaption(target.checked)}
      />
      <Text size="sm" tone="second" as="p">
        {isReady ? words.summary(total, Math.ceil(total / perSheet), perSheet) : words.fixFirst}
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

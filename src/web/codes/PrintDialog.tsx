import { useState } from 'react';
import { perSheet as labelsOn } from '#qr/label-formats.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { PrintSheet, type Paper } from '#web/ui/layout/PrintSheet.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrPrint as words } from '#web/words/qr-print.ts';
import { verbs } from '#web/words/verbs.ts';
import { type Drawing, imageOf } from './drawing.ts';
import { startOf, usualChoices } from './label-choices.ts';
import { LabelFields } from './LabelFields.tsx';
import { LabelVerdict } from './LabelVerdict.tsx';
import { namedCodes } from './named-codes.ts';
import { copiesOn } from './print-paper.ts';
import { formatOf, sheets } from './print-sheets.ts';
import { usePrintSizes } from './use-print-sizes.ts';
import { isFaint, minWidthAt300Dpi } from './verdict.ts';

interface PrintDialogProps {
  open: boolean;
  onClose: () => void;
  /** One picture to print several times, or many. The array must be stable between renders. */
  pictures: readonly { drawing: Drawing; caption: string }[];
  /** Number of selected codes without a picture. */
  missing?: number;
}

const minSide = 5;
const maxSide = 190;
const maxCopies = 500;

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined);

/** Asks for size and paper, then prints. Labels become a PDF, which keeps their positions. */
export const PrintDialog = ({ open, onClose, pictures, missing = 0 }: PrintDialogProps) => {
  const [sheet, setSheet] = useState('a4');
  const [typedSide, setSide] = useState('40');
  const [typedCopies, setCopies] = useState('12');
  const [hasNames, setNames] = useState(pictures.length > 1);
  const [choices, setChoices] = useState(usualChoices({ maker: 'Avery' }));
  const [isBusy, setBusy] = useState(false);
  const isOne = pictures.length === 1;
  const format = formatOf(sheet);
  const paper: Paper = sheet === 'letter' ? 'letter' : 'a4';
  const sizes = usePrintSizes(pictures, open && format !== undefined);

  const smallest = Math.max(...pictures.map(({ drawing }) => minWidthAt300Dpi(drawing.plan.width)), 1);
  const faint = pictures.filter(({ drawing }) => isFaint(drawing.plan));
  const side = wholeNumber(typedSide);
  const copies = isOne ? wholeNumber(typedCopies) : 1;
  const sideError =
    side === undefined || side < minSide || side > maxSide ? words.sizeError(minSide, maxSide) : undefined;
  const copiesError =
    copies === undefined || copies < 1 || copies > maxCopies ? words.copiesError(maxCopies) : undefined;
  const start = format ? startOf(choices, format) : 1;
  const isReady = !copiesError && start !== undefined && (format !== undefined || !sideError);
  const total = pictures.length * (copies ?? 1);
  const perSheet = format ? labelsOn(format) : copiesOn(paper, side ?? 40, hasNames);

  const choose = (id: string) => {
    setSheet(id);
    const chosen = formatOf(id);
    if (chosen?.maker !== format?.maker) setChoices(usualChoices(chosen ?? { maker: 'Avery' }));
  };
  const items = () =>
    pictures.flatMap(({ drawing, caption }, place) =>
      Array.from({ length: copies ?? 1 }, (_, copy) => ({
        key: `${place}-${copy}`,
        src: imageOf(drawing),
        ...(drawing.overlay && { overlay: drawing.overlay }),
        ...(hasNames && { caption }),
      })),
    );
  const save = async () => {
    if (!format || start === undefined || copies === undefined) return;
    setBusy(true);
    try {
      const { downloadLabels } = await import('./label-file.ts');
      const bleed = choices.bleed === '' ? undefined : Number(choices.bleed);
      const name = isOne ? (pictures[0]?.caption ?? words.title) : words.labels;
      await downloadLabels({ ...choices, pictures, copies, hasNames, name, format, start, bleed });
      onClose();
    } catch {
      toast(qrDrawing.fileFailed, { tone: 'bad' });
    }
    setBusy(false);
  };
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
            changes={false}
            disabled={!isReady}
            pending={isBusy}
            onClick={() => (format ? void save() : setBusy(true))}
          >
            {format ? words.savePdf : words.print}
          </Button>
        </>
      }
    >
      {missing > 0 ? <Notice tone="warn">{words.missing(missing)}</Notice> : null}
      {faint.length > 0 ? (
        <Notice tone="warn" title={words.faint(faint.length)}>
          {namedCodes(faint)}
        </Notice>
      ) : null}
      <Field label={words.paper}>
        <Select options={sheets()} value={sheet} onChange={({ target }) => choose(target.value)} />
      </Field>
      {format && !isOne ? null : (
        <Grid columns={2} gap={3} stretch={false}>
          {format ? null : (
            <Field
              label={words.size}
              error={sideError}
              hint={side !== undefined && side < smallest ? words.tooSmall(smallest) : words.sizeHint}
            >
              <TextInput
                inputMode="numeric"
                value={typedSide}
                onChange={({ target }) => setSide(target.value)}
              />
            </Field>
          )}
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
      )}
      {format ? <LabelFields format={format} choices={choices} onChange={setChoices} /> : null}
      <Switch label={words.names} checked={hasNames} onChange={({ target }) => setNames(target.checked)} />
      {format ? (
        <LabelVerdict
          format={format}
          sizes={sizes}
          hasNames={hasNames}
          onFormat={choose}
          onNoNames={() => setNames(false)}
        />
      ) : null}
      <Text size="sm" tone="second" as="p">
        {isReady
          ? words.summary(total, Math.ceil((total + (start ?? 1) - 1) / perSheet), perSheet)
          : words.fixFirst}
      </Text>
      {isBusy && !format ? (
        <PrintSheet
          paper={paper}
          side={side ?? 40}
          items={items()}
          onDone={() => {
            setBusy(false);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
};

import { useEffect, useState } from 'react';
import { Wand2 } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import type { Drawing } from '#web/codes/drawing.ts';
import { DynamicSuggestion } from '#web/codes/DynamicSuggestion.tsx';
import { tryDrawing, tryConditions } from '#web/codes/try-drawing.ts';
import { canBeRead, useTrial } from '#web/codes/use-trial.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import type { FieldsProps } from './field-props.ts';
import { faultsOf, remediesOf, type Remedy } from './remedies-of.ts';
import type { QrValues } from './qr-form.ts';

interface RemediesProps extends FieldsProps {
  drawing: Drawing | undefined;
  /** Returns how the code would be drawn with other values. */
  redraw: (values: QrValues) => Drawing | undefined;
  /** Called when a remedy is chosen, since its button is about to disappear. */
  onApply: () => void;
  /** Converts a crowded static code to a dynamic one. Undefined if the code isn't one. */
  onDynamic: (() => void) | undefined;
  isSaved: boolean;
}

const maxOffered = 3;

const faultsIn = async (drawing: Drawing) => {
  const trial = await tryDrawing(drawing);
  return faultsOf({ trial, hard: canBeRead(trial) ? await tryConditions(drawing) : undefined });
};

/**
 * Offers changes that make a code easier to read, each with one click. A change that has to be tested is offered once
 * it was.
 */
export const Remedies = ({ form, drawing, redraw, onApply, onDynamic, isSaved }: RemediesProps) => {
  const trials = useTrial(drawing);
  const [found, setFound] = useState<{ svg: string; remedies: Remedy[] }>();
  const { trial, hard } = trials;
  useEffect(() => {
    if (!drawing || !trial || (canBeRead(trial) && !hard)) return;
    let isOver = false;
    const find = async () => {
      const values = form.getValues();
      const before = faultsOf({ trial, hard });
      const remedies: Remedy[] = [];
      for (const remedy of remediesOf(values, drawing, { trial, hard })) {
        if (isOver || remedies.length === maxOffered) break;
        const other = remedy.isTried ? redraw({ ...values, ...remedy.change }) : undefined;
        if (!remedy.isTried || (other && (await faultsIn(other)) < before)) remedies.push(remedy);
      }
      if (!isOver) setFound({ svg: drawing.svg, remedies });
    };
    void find();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is found depends on the drawing and how it reads
  }, [drawing?.svg, trial, hard]);
  const remedies = drawing && found?.svg === drawing.svg ? found.remedies : [];
  return (
    <>
      {remedies.map(({ name, change }) => (
        <Button
          key={name}
          size="small"
          icon={<Wand2 />}
          onClick={() => {
            onApply();
            for (const [field, value] of Object.entries(change))
              form.setValue(field as keyof typeof change, value, { shouldDirty: true, shouldValidate: true });
          }}
        >
          {qrDrawing.remedies[name]}
        </Button>
      ))}
      {onDynamic ? (
        <DynamicSuggestion
          isSaved={isSaved}
          onUse={() => {
            onApply();
            onDynamic();
          }}
        />
      ) : null}
    </>
  );
};

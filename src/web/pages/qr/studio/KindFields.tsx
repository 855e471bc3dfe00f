import { Text } from '#web/ui/base/Text.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { shortcoming, type Variant, variantCards } from '#web/codes/variants.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrFile } from '#web/words/qr-file.ts';
import { qrMore } from '#web/words/qr-more.ts';
import { moreTable } from './more-table.tsx';
import { isMore, type ShownType } from './qr-form.ts';

/** Returns the kind that a type can't be, and why. */
const barredOf = (type: ShownType): { variant: Variant; reason: string } | undefined => {
  if (type === 'file') return { variant: 'direct', reason: qrFile.onlyDynamic };
  return type === 'payment' ? { variant: 'tracked', reason: qrMore.onlyStatic } : undefined;
};

interface KindFieldsProps {
  type: ShownType;
  variant: Variant;
  onVariant: (variant: Variant) => void;
}

export const KindFields = ({ type, variant, onVariant }: KindFieldsProps) => {
  const lacks = isMore(type)
    ? moreTable[type].isStatic && qrMore.opensText
    : type === 'file'
      ? undefined
      : shortcoming(type);
  const barred = barredOf(type);
  const options = variantCards(useIsOwnService()).map((card) =>
    card.value === barred?.variant ? { ...card, text: barred.reason, disabled: true } : card,
  );
  const shortfall = variant === 'tracked' ? lacks : undefined;
  return (
    <Stack gap={2}>
      <RadioCards label={qrDrawing.kind} value={variant} onChange={onVariant} options={options} />
      {shortfall ? (
        <Text size="sm" tone="warn" as="p">
          {shortfall}
        </Text>
      ) : null}
    </Stack>
  );
};

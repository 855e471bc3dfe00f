import { useExtension } from '#web/client/server-extensions.ts';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { shortcoming, type Variant, variantCards } from '#web/codes/variants.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrMore } from '#web/words/qr-more.ts';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { moreTable } from './more-table.tsx';
import { isMore, type ShownType } from './qr-form.ts';

interface KindFieldsProps {
  type: ShownType;
  variant: Variant;
  onVariant: (variant: Variant) => void;
}

/** Dynamic or static, and what is given up by either. */
export const KindFields = ({ type, variant, onVariant }: KindFieldsProps) => {
  const hasOptions = useExtension('options');
  const lacks = isMore(type) ? moreTable[type].isStatic && qrMore.opensText : shortcoming(type);
  const shortfall = variant === 'tracked' ? lacks : undefined;
  return (
    <Stack gap={2}>
      <RadioCards label={qrDrawing.kind} value={variant} onChange={onVariant} options={variantCards} />
      {shortfall ? (
        <Text size="sm" tone="warn" as="p">
          {shortfall}
        </Text>
      ) : null}
      {hasOptions && type === 'link' && variant === 'tracked' ? (
        <Text size="sm" tone="second" as="p">
          <Sentence
            of={words.optionsOfLink}
            parts={{ link: <TextLink to="/links?open=new">{words.newLink}</TextLink> }}
          />
        </Text>
      ) : null}
    </Stack>
  );
};

import type { ComponentProps } from 'react';
import { canFire, type PixelType } from '#contract/pixel-networks.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { pixelDialogs as words } from '#web/words/pixel-dialogs.ts';
import { pixels } from '#web/words/pixels.ts';
import { typeName } from '#web/api/pixel-words.ts';
import { hasUsualFormat, tagFormats, findTag } from './tag-format.ts';

interface TagFieldProps {
  type: PixelType | '';
  tag: string;
  error: string | undefined;
  /** Props from `register('tag')`. */
  input: ComponentProps<'input'>;
  onTag: (tag: string) => void;
}

/** Edits the tag and shows an example from its vendor. If users paste a script, it offers the tag found there. */
export const TagField = ({ type, tag, error, input, onTag }: TagFieldProps) => {
  const info = type === '' ? undefined : tagFormats[type];
  const found = type === '' ? undefined : findTag(type, tag);
  const isFiring = useExtension('firing');
  const isUsual = type !== '' && tag.trim() !== '' && hasUsualFormat(type, tag);
  const isOdd = type !== '' && tag.trim() !== '' && !isUsual;
  return (
    <Field
      label={pixels.tag}
      aside={
        found === undefined ? undefined : (
          <Button size="small" onClick={() => onTag(found)}>
            {words.useTag(found)}
          </Button>
        )
      }
      hint={
        type === '' || info === undefined ? (
          words.tagHint
        ) : (
          <>
            {words.where[type]}
            {isUsual ? null : (
              <>
                <br />
                <Sentence of={words.example} parts={{ example: <code>{info.example}</code> }} />
              </>
            )}
            {isOdd && error === undefined ? (
              <Text as="span" size="sm" tone="warn">
                <br />
                {isFiring && !canFire({ type, tag: tag.trim() })
                  ? words.wontFire(typeName(type))
                  : words.unusual}
              </Text>
            ) : null}
          </>
        )
      }
      error={error}
    >
      <TextInput
        mono
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        placeholder={info?.example}
        {...input}
      />
    </Field>
  );
};

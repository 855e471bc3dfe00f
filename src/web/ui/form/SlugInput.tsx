import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** Input for the part of a URL that users choose. It accepts any script and is never autocorrected. */
export const SlugInput = (props: ComponentProps<'input'>) => (
  <TextInput mono dir="auto" autoCapitalize="off" autoComplete="off" spellCheck={false} {...props} />
);

import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** For the part of an address that people choose: in any script, and never corrected. */
export const SlugInput = (props: ComponentProps<'input'>) => (
  <TextInput mono dir="auto" autoCapitalize="off" autoComplete="off" spellCheck={false} {...props} />
);

import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { form as words } from '#web/words/form.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { TextInput } from './TextInput.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'prefix' | 'type'>;

export const PasswordInput = ({ autoComplete = 'current-password', ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      suffix={
        <IconButton
          size="small"
          label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};

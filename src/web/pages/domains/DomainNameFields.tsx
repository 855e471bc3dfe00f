import { Lock, LockOpen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { DomainValues } from './domain-form.ts';

interface DomainNameFieldsProps {
  /** Where visitors reach the server. */
  origin: string | undefined;
  scheme: DomainValues['scheme'];
  onScheme: (scheme: DomainValues['scheme']) => void;
  error: string | undefined;
  /** What `register('domain')` gives. */
  input: ComponentProps<'input'>;
}

export const DomainNameFields = ({ origin, scheme, onScheme, error, input }: DomainNameFieldsProps) => {
  // Our service is reached at the same port under each of its names; of others nothing is known.
  const port = useIsOwnService() ? (URL.parse(origin ?? '')?.port ?? '') : '';
  return (
    <>
      <Field
        label="Domain"
        hint={port === '' ? undefined : `This server uses port ${port}. Add it after the name.`}
        error={error}
      >
        <TextInput
          prefix={`${scheme}://`}
          inputMode="url"
          autoFocus
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          placeholder={`go.acme.com${port === '' ? '' : `:${port}`}`}
          {...input}
        />
      </Field>
      <RadioCards
        label="Scheme"
        value={scheme}
        onChange={onScheme}
        options={[
          {
            value: 'https',
            label: 'https',
            text: 'Encrypted. Needs a certificate for the name.',
            icon: <Lock />,
          },
          {
            value: 'http',
            label: 'http',
            text: 'Not encrypted. Browsers show a warning.',
            icon: <LockOpen />,
          },
        ]}
      />
    </>
  );
};

import { Lock, LockOpen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useIsOwnService } from '#web/client/own-service.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioCards } from '#web/ui/form/RadioCards.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { domainForm as words } from '#web/words/domain-form.ts';
import { labels } from '#web/words/labels.ts';
import type { DomainValues } from './domain-form.ts';

interface DomainNameFieldsProps {
  /** Where visitors reach the server. */
  origin: string | undefined;
  scheme: DomainValues['scheme'];
  onScheme: (scheme: DomainValues['scheme']) => void;
  error: string | undefined;
  /** Props from `register('domain')`. */
  input: ComponentProps<'input'>;
}

export const DomainNameFields = ({ origin, scheme, onScheme, error, input }: DomainNameFieldsProps) => {
  // Waypost's service uses the same port under each of its names. The port of other servers is unknown.
  const port = useIsOwnService() ? (URL.parse(origin ?? '')?.port ?? '') : '';
  return (
    <>
      <Field label={labels.domain} hint={port === '' ? undefined : words.portHint(port)} error={error}>
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
        label={words.scheme}
        value={scheme}
        onChange={onScheme}
        options={[
          {
            value: 'https',
            label: 'https',
            text: words.httpsText,
            icon: <Lock />,
          },
          {
            value: 'http',
            label: 'http',
            text: words.httpText,
            icon: <LockOpen />,
          },
        ]}
      />
    </>
  );
};

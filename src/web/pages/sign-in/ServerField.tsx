import { useState } from 'react';
import type { RefCallBack } from 'react-hook-form';
import type { OfferedServers } from '#web/client/dashboard-config.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { signIn as words } from '#web/words/sign-in.ts';

/** Stands for any other server, since it can't be an address. */
const other = '#';

interface ServerFieldProps {
  offered: OfferedServers;
  value: string;
  /** Also called with whether the server differs from the one this page came from. */
  onChange: (server: string, isElsewhere: boolean) => void;
  error: string | undefined;
  /** Receives the element to focus if the server is refused. */
  ref: RefCallBack;
}

/** Whether there is a field for the server. A single server leaves nothing to choose. */
export const isServerChosen = ({ servers, others }: OfferedServers) => others || servers?.length !== 1;

export const ServerField = ({
  offered: { servers, others },
  value,
  onChange,
  error,
  ref,
}: ServerFieldProps) => {
  const isOffered = servers?.some(({ url }) => url === value) ?? false;
  const [isOther, setOther] = useState(!isOffered);
  const isFree = !servers || servers.length === 0;
  const input = (
    <TextInput
      ref={ref}
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://go.example.com"
      value={value}
      onChange={({ target }) => onChange(target.value, !isFree || target.value.trim() !== '')}
    />
  );
  if (isFree)
    return (
      <Field
        label={words.server}
        optional={servers === undefined}
        hint={servers ? words.serverNeeded : words.serverHint}
        error={error}
      >
        {input}
      </Field>
    );
  const options = servers.map(({ name, url }) => ({ value: url, label: name }));
  if (others) options.push({ value: other, label: words.otherServer });
  return (
    <>
      {options.length > 1 ? (
        <Field label={words.server} error={isOther ? undefined : error}>
          <Select
            ref={isOther ? undefined : ref}
            options={options}
            value={isOther ? other : value}
            onChange={({ target }) => {
              setOther(target.value === other);
              onChange(target.value === other ? '' : target.value, target.value !== '');
            }}
          />
        </Field>
      ) : null}
      {isOther && others ? (
        <Field label={words.serverUrl} hint={words.serverNeeded} error={error}>
          {input}
        </Field>
      ) : null}
    </>
  );
};

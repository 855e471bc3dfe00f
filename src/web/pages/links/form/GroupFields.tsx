import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { largestLimit } from '#contract/envelope.ts';
import { campaignList } from '#web/api/campaigns.ts';
import { channelList } from '#web/api/channels.ts';
import { CheckGroup } from '#web/ui/form/CheckGroup.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkForm } from './link-fields.ts';

interface GroupFieldsProps {
  form: LinkForm;
  note: string;
}

const whole = { page: 1, limit: largestLimit };

/** Where a new link goes at once. */
export const GroupFields = ({ form, note }: GroupFieldsProps) => {
  const [isOpened, open] = useState(false);
  const { data: campaigns } = useQuery({ ...campaignList(whole), enabled: isOpened });
  const { data: channels } = useQuery({ ...channelList(whole), enabled: isOpened });
  const { errors } = form.formState;
  return (
    <Disclosure title={words.groups} note={note} onOpen={() => open(true)}>
      <Stack gap={4}>
        <Field label={words.campaign} optional error={errors.campaign?.message}>
          <Select
            options={[
              { value: '', label: words.noCampaign },
              ...(campaigns?.campaigns.map(({ id, name }) => ({ value: String(id), label: name })) ?? []),
            ]}
            {...form.register('campaign')}
          />
        </Field>
        {channels?.channels.length ? (
          <CheckGroup label={words.channels}>
            {channels.channels.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={<bdi>{name}</bdi>} {...form.register('channel')} />
            ))}
          </CheckGroup>
        ) : null}
        {channels?.channels.length === 0 ? (
          <Text tone="second" size="sm">
            {words.noChannels}
          </Text>
        ) : null}
      </Stack>
    </Disclosure>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { maxLimit } from '#contract/limits.ts';
import { campaignList } from '#web/api/campaigns.ts';
import { channelList } from '#web/api/channels.ts';
import { linkGroups } from '#web/api/links.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { CheckGroup } from '#web/ui/form/CheckGroup.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FieldError } from '#web/ui/form/FieldError.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { linkForm as words } from '#web/words/link-form.ts';
import type { LinkForm } from './link-fields.ts';

interface GroupFieldsProps {
  form: LinkForm;
  /** The link's id. Undefined for a new link. */
  saved: number | undefined;
  note: string;
}

const whole = { page: 1, limit: maxLimit };

/**
 * Edits which groups a link belongs to. A list's data may be outdated, and saving sends all of the link's groups, so
 * they're loaded again once the section opens.
 */
export const GroupFields = ({ form, saved, note }: GroupFieldsProps) => {
  const [isOpened, open] = useState(false);
  const [opening] = useState(() => Date.now());
  const { data: campaigns, error: noCampaigns } = useQuery({ ...campaignList(whole), enabled: isOpened });
  const { data: channels, error: noChannels } = useQuery({ ...channelList(whole), enabled: isOpened });
  const isRead = saved !== undefined;
  const now = useQuery({ ...linkGroups(saved ?? 0, opening), enabled: isOpened && isRead });
  const { resetField, register } = form;
  const { errors } = form.formState;
  useEffect(() => {
    if (!now.data) return;
    resetField('campaign', { defaultValue: now.data.campaign });
    resetField('channel', { defaultValue: now.data.channel });
  }, [now.data, resetField]);

  const error = noCampaigns ?? noChannels ?? now.error;
  const isThere = campaigns && channels && (now.data ?? !isRead);
  return (
    <Disclosure title={words.groups} note={note} onOpen={() => open(true)}>
      <Stack gap={4}>
        {isThere || error ? null : <Skeleton width="half" late />}
        {isThere && campaigns.campaigns.length > 0 ? (
          <CheckGroup label={words.campaigns}>
            {campaigns.campaigns.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={<bdi>{name}</bdi>} {...register('campaign')} />
            ))}
          </CheckGroup>
        ) : null}
        {isThere && channels.channels.length > 0 ? (
          <CheckGroup label={words.channels}>
            {channels.channels.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={<bdi>{name}</bdi>} {...register('channel')} />
            ))}
          </CheckGroup>
        ) : null}
        {isThere && campaigns.campaigns.length + channels.channels.length === 0 ? (
          <Text tone="second" size="sm">
            {words.noGroups}
          </Text>
        ) : null}
        <FieldError
          within="group"
          text={
            errors.campaign?.message ?? errors.channel?.message ?? (error ? wholeMessageOf(error) : undefined)
          }
        />
      </Stack>
    </Disclosure>
  );
};

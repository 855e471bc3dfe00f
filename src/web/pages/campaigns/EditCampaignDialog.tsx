import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Campaign } from '#contract/campaigns.ts';
import { updateCampaign } from '#web/api/campaigns.ts';
import { lists } from '#web/api/lists.ts';
import { rereadRow } from '#web/api/reread.ts';
import { useSaving } from '#web/client/saving.ts';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { campaignDialogs as words } from '#web/words/campaign-dialogs.ts';
import { untouchedAsNow } from '#web/lib/only-changed.ts';
import { latest } from '#web/lib/reread.ts';
import { labels } from '#web/words/labels.ts';
import { verbs } from '#web/words/verbs.ts';
import { editForm, valuesOf } from './campaign-form.ts';
import { CampaignFields } from './CampaignFields.tsx';

interface EditCampaignDialogProps {
  open: boolean;
  onClose: () => void;
  base: string | undefined;
  campaign: Campaign;
}

export const EditCampaignDialog = ({ open, onClose, base, campaign }: EditCampaignDialogProps) => {
  // The values that the form opened with, plus changes merged from the server since. Input is compared with these.
  const [began, setBegan] = useState({ campaign, values: valuesOf(campaign) });
  const client = useQueryClient();
  const known = valuesOf(campaign);
  const reread = rereadRow(client, lists.campaigns, campaign.id, valuesOf);
  const update = useMutation(updateCampaign);
  const form = useForm({
    resolver: zodResolver(editForm(began.values)),
    mode: 'onTouched',
    defaultValues: began.values,
  });
  const saving = useSaving(
    `campaign ${campaign.id}`,
    form,
    async (body) => {
      // The slug is sent only if it changed.
      const { slug: _, ...now } = await latest(reread, known);
      return update.mutateAsync({ id: campaign.id, ...untouchedAsNow(body, began.values, now) });
    },
    () => {
      toast(words.saved);
      onClose();
    },
    {
      known: {
        now: known,
        onTaken: (values) => setBegan({ campaign, values }),
        read: reread,
        labels: { name: labels.name, slug: words.slug },
      },
    },
  );
  return (
    <FormDialog open={open} onClose={onClose} title={words.edit} {...saving} submitLabel={verbs.save}>
      <CampaignFields form={form} base={base} saved={began.campaign} />
    </FormDialog>
  );
};

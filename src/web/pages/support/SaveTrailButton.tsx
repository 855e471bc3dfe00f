import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { verbs } from '#web/words/verbs.ts';
import { saveTrail } from './save-trail.ts';

interface SaveTrailButtonProps {
  account?: number;
}

export const SaveTrailButton = ({ account }: SaveTrailButtonProps) => {
  const saving = useMutation({ mutationFn: saveTrail });
  return (
    <Button
      icon={<Download />}
      pending={saving.isPending}
      onClick={() =>
        saving.mutate({ account }, { onError: (error) => toast(wholeMessageOf(error), { tone: 'bad' }) })
      }
    >
      {verbs.exportCsv}
    </Button>
  );
};

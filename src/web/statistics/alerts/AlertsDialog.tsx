import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { goalKinds } from '#contract/goals.ts';
import { deleteGoal, goalList, markGoalsSeen, type Watched } from '#web/api/goals.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { RowList } from '#web/ui/overlay/RowList.tsx';
import { alerts as words } from '#web/words/alerts.ts';
import { alertName, alertState } from './alert-words.ts';
import { AlertForm } from './AlertForm.tsx';

interface AlertsDialogProps {
  open: boolean;
  onClose: () => void;
  subject: Watched;
  /** Whether the record has been visited. An alert for the first scan is then useless. */
  isVisited: boolean;
}

const kindsOf = ({ of }: Watched, isVisited: boolean): readonly (typeof goalKinds)[number][] =>
  of === 'qr' && !isVisited ? ['first', 'number', 'silence'] : ['number', 'silence'];

/** Lists a record's alerts and adds new ones. Opening it marks reached alerts as seen. */
export const AlertsDialog = ({ open, onClose, subject, isVisited }: AlertsDialogProps) => {
  // An alert may have been reached since the list was last read.
  const query = useQuery({ ...goalList(subject), enabled: open, staleTime: 0 });
  const deletion = useMutation(deleteGoal);
  const { mutate: see } = useMutation(markGoalsSeen);
  const { data, error } = query;
  const unseen = (data ?? []).flatMap((goal) => (goal.met !== null && !goal.seen ? [goal.id] : [])).join();
  useEffect(() => {
    if (open && unseen !== '') see(unseen.split(',').map(Number));
  }, [open, unseen, see]);
  const remove = async (id: number) => {
    try {
      await deletion.mutateAsync(id);
      toast(words.deleted);
    } catch (failure) {
      toast(wholeMessageOf(failure), { tone: 'bad' });
    }
  };
  return (
    <AlertForm open={open} onClose={onClose} subject={subject} kinds={kindsOf(subject, isVisited)}>
      {error && !data ? <LoadError what={words.nouns} reading={listStatusOf(query)} /> : null}
      {data || error ? null : <Skeleton width="most" />}
      {data && data.length > 0 ? (
        <RowList
          label={words.title}
          items={data.map((goal) => ({
            key: goal.id,
            first: alertName(goal),
            second: alertState(goal),
            actions: (
              <IconButton
                label={words.delete(alertName(goal))}
                icon={<Trash2 />}
                changes
                onClick={() => void remove(goal.id)}
              />
            ),
          }))}
        />
      ) : null}
    </AlertForm>
  );
};

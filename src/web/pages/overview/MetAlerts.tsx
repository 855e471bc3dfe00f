import { useMutation, useQuery } from '@tanstack/react-query';
import type { Goal } from '#contract/goals.ts';
import { markGoalsSeen, unseenGoals } from '#web/api/goals.ts';
import { bioPath, linkLookUpPath, qrPath } from '#web/lib/record-paths.ts';
import { alertSentence } from '#web/statistics/alerts/alert-words.ts';
import { AttentionList } from '#web/ui/layout/AttentionList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { alerts as words } from '#web/words/alerts.ts';

/** Alerts shown at a time. More appear when these are dismissed. */
const most = 5;

const paths: Readonly<Record<Goal['of'], (goal: Goal) => string>> = {
  link: ({ name }) => linkLookUpPath(name),
  qr: ({ record }) => qrPath(record),
  bio: ({ record }) => bioPath(record),
  campaign: ({ record }) => `/campaigns/${record}`,
};

const latestFirst = (one: Goal, other: Goal) => ((one.met ?? '') < (other.met ?? '') ? 1 : -1);

/** Shows alerts that haven't been seen. Renders nothing if there are none. */
export const MetAlerts = () => {
  const { data = [] } = useQuery(unseenGoals());
  const { mutate: see } = useMutation(markGoalsSeen);
  if (data.length === 0) return null;
  const items = data
    .toSorted(latestFirst)
    .slice(0, most)
    .map((goal) => ({
      id: String(goal.id),
      tone: goal.kind === 'silence' ? ('warn' as const) : ('good' as const),
      title: alertSentence(goal),
      records: [{ label: goal.name, to: paths[goal.of](goal) }],
      dismiss: {
        text: words.dismiss,
        label: words.dismissOf(alertSentence(goal)),
        onDismiss: () => see([goal.id]),
      },
    }));
  return (
    <Card title={words.title} flush>
      <AttentionList label={words.title} items={items} />
    </Card>
  );
};

import { useQuery } from '@tanstack/react-query';
import { Compass, GitCompareArrows } from 'lucide-react';
import { maxCompared } from '#contract/asked-visits.ts';
import { comparisonOf } from '#web/api/analytics.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { ApiError } from '#web/client/api-error.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { Filters } from '#web/statistics/analytics/Filters.tsx';
import { rangeOf } from '#web/statistics/analytics/moments.ts';
import { PeriodControls } from '#web/statistics/analytics/PeriodControls.tsx';
import { useQuestion } from '#web/statistics/analytics/use-question.ts';
import { valueName } from '#web/statistics/analytics/values.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { Dimmed } from '#web/ui/layout/Dimmed.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { analytics } from '#web/words/analytics.ts';
import { compare as words } from '#web/words/compare.ts';
import { visits } from '#web/words/visits.ts';
import { statistics } from '#web/words/statistics.ts';
import { RecordComparisonChart } from './RecordComparisonChart.tsx';
import { RecordComparisonTable } from './RecordComparisonTable.tsx';
import { ChooseRecordsDialog } from './ChooseRecordsDialog.tsx';
import { useComparedRecords } from './compared-records.ts';

const account = { of: 'account' } as const;

/** Compares up to five records of a kind in the same period, with one request. */
export const RecordComparison = () => {
  useDocumentTitle(words.title);
  const dialog = useAddressDialog<'choose'>();
  const { of, ids, choose } = useComparedRecords();
  const place = useQuestion(account, undefined);
  const { question, period } = place;
  const query = useQuery({
    ...comparisonOf(question, of, ids),
    enabled: ids.length > 0,
  });
  const { data, error, isPlaceholderData } = query;
  const open = () => dialog.open('choose');
  const label = analytics.periods[period.choice];
  const records = ids.length > 0 ? data?.records : undefined;
  // A response to an earlier choice doesn't apply to the current one.
  const told = isPlaceholderData ? undefined : records;
  const gone = told ? ids.filter((id) => !told.some((each) => each.id === id)) : [];
  const isAllGone = error instanceof ApiError && error.status === 404;
  const remove = (removed: readonly number[]) =>
    choose(
      of,
      ids.filter((each) => !removed.includes(each)),
    );
  const nameOf = (id: number) => {
    const found = records?.find((each) => each.id === id);
    return valueName(of, String(id), found?.name, found?.title);
  };
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          crumbs={[{ label: statistics.title, to: '/statistics' }]}
          actions={
            ids.length > 0 ? (
              <Button icon={<GitCompareArrows />} shortcut="a" onClick={open}>
                {words.choose(words.nouns[of])}
              </Button>
            ) : undefined
          }
        />
      }
    >
      {isAllGone ? (
        <EmptyState
          icon={<Compass />}
          title={words.allGone}
          action={
            <Button variant="primary" changes={false} onClick={open}>
              {words.choose(words.nouns[of])}
            </Button>
          }
        >
          {words.allGoneText}
        </EmptyState>
      ) : ids.length === 0 ? (
        <EmptyState
          icon={<GitCompareArrows />}
          title={words.chooseToCompare(words.nouns[of])}
          action={
            <Button variant="primary" changes={false} shortcut="a" onClick={open}>
              {words.choose(words.nouns[of])}
            </Button>
          }
        >
          {words.emptyText(maxCompared)}
        </EmptyState>
      ) : (
        <>
          <SectionHead
            title={data && period.choice !== 'all' ? `${label} · ${rangeOf(data.from, data.to)}` : label}
          >
            <PeriodControls place={place} />
          </SectionHead>
          <Filters place={place} />
          {gone.length > 0 ? (
            <Notice
              tone="warn"
              title={words.gone(gone.length)}
              action={
                <Button size="small" onClick={() => remove(gone)}>
                  {words.removeGone}
                </Button>
              }
            />
          ) : null}
          {error && !data ? (
            <LoadError what={words.notLoaded} reading={listStatusOf(query)} />
          ) : (
            <Dimmed when={isPlaceholderData}>
              <RecordComparisonChart of={of} label={label} today={place.today} comparison={data} />
              <RecordComparisonTable of={of} comparison={data} onRemove={(id) => remove([id])} />
            </Dimmed>
          )}
          <Text size="xs" tone="third" as="p">
            {visits.notCounted}
          </Text>
        </>
      )}
      {dialog.name === 'choose' ? (
        <ChooseRecordsDialog
          of={of}
          compared={
            isAllGone
              ? []
              : ids
                  .filter((id) => !gone.includes(id))
                  .map((id) => ({ key: String(id), id, title: nameOf(id), text: '' }))
          }
          onClose={dialog.close}
          onChoose={choose}
        />
      ) : null}
    </Page>
  );
};

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { maxLimit } from '#contract/limits.ts';
import type { Dimension } from '#contract/asked-visits.ts';
import { breakdownFile, breakdownOf, type AnalyticsQuestion } from '#web/api/analytics.ts';
import { useDebounced } from '#web/browser/debounced.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { saveOnDemand } from '#web/ui/chart/save-on-demand.ts';
import { BreakdownRows } from '#web/ui/chart/BreakdownRows.tsx';
import { SearchInput } from '#web/ui/form/SearchInput.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { charts } from '#web/words/charts.ts';
import { nameOfFilters } from './filters.ts';
import { overlapOf, rowsOf } from './breakdown-rows.ts';
import { saveCsv } from './save-csv.ts';
import type { QuestionInAddress } from './use-question.ts';
import { dimensionName, isTranslated } from './values.ts';

interface AllValuesDialogProps {
  open: boolean;
  by: Dimension;
  question: AnalyticsQuestion;
  /** Number of all visits in the period. */
  total: number;
  isCompared: boolean;
  place: QuestionInAddress;
  /** Used in the names of exported files. */
  name: string;
  onClose: () => void;
}

const matches = (label: string, search: string) => label.toLowerCase().includes(search.toLowerCase());

/** Debounce of the search, in ms. Long enough that typing a word sends one request. */
const pause = 250;

/** Lists all values of one dimension, to search, filter by or export. */
export const AllValuesDialog = ({
  open,
  by,
  question,
  total,
  isCompared,
  place,
  name,
  onClose,
}: AllValuesDialogProps) => {
  const [search, setSearch] = useState('');
  const [isSaving, setSaving] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const settled = useDebounced(search.trim(), pause);
  const isOurs = isTranslated(by);
  const asked = isOurs ? '' : settled;
  const query = useInfiniteQuery(breakdownOf(question, by, asked, isOurs ? maxLimit : undefined));
  const { data } = query;
  const title = dimensionName(by);
  const stem = `${name} ${title} ${question.from} ${question.to} ${nameOfFilters(question.filters)}`;
  const filter: QuestionInAddress['filter'] = (step) => {
    onClose();
    place.filter(step);
  };
  const told = data?.pages.flatMap((page) => page.rows);
  const overlap = told && overlapOf(by, told, total);
  const rows =
    told &&
    rowsOf(by, told, { filters: place.filters, filter }, isCompared).filter(
      ({ label }) => !isOurs || matches(label, settled),
    );
  const savePng = () =>
    saveOnDemand(async ({ savePicture }) => {
      if (picture.current) await savePicture(picture.current, stem);
    });
  const saveFile = async () => {
    setSaving(true);
    await saveCsv(stem, breakdownFile(question, by, asked));
    setSaving(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="large"
      foot={
        <>
          <Text size="sm" tone="second" tabular>
            {rows &&
              words.shown(
                formatCount(rows.length),
                formatCount(isOurs ? rows.length : (data?.pages[0]?.result ?? 0)),
              )}
          </Text>
          <Button aria-label={charts.downloadCsv(title)} pending={isSaving} onClick={() => void saveFile()}>
            {words.csv}
          </Button>
          <Button
            aria-label={charts.downloadPng(title)}
            disabled={!rows || rows.length === 0}
            onClick={() => void savePng()}
          >
            {words.png}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchInput label={words.search} value={search} onChange={setSearch} shortcut={null} width="fill" />
        {query.error && !data ? (
          <LoadError what={words.nouns} reading={listStatusOf(query)} />
        ) : rows?.length === 0 ? (
          <Text size="sm" tone="second">
            {settled === '' ? words.noRows : words.noneFound}
          </Text>
        ) : (
          <div ref={picture}>
            <BreakdownRows label={words.allOf(title)} rows={rows} total={total} isCompared={isCompared} />
          </div>
        )}
        {overlap === undefined ? null : (
          <Text size="xs" tone="third" as="p">
            {overlap}
          </Text>
        )}
        {query.hasNextPage ? (
          <Row justify="center">
            <Button
              size="small"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {words.more}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Dialog>
  );
};

import type { Domain } from '#contract/domains.ts';
import type { RowFigures } from '#web/api/figures.ts';
import { figureColumn } from '#web/statistics/figure-column.tsx';
import { Address } from '#web/ui/base/Address.tsx';
import { Badge } from '#web/ui/base/Badge.tsx';
import { Lines } from '#web/ui/layout/Lines.tsx';
import type { Column } from '#web/ui/table/table-columns.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { domains as words } from '#web/words/domains.ts';
import { labels } from '#web/words/labels.ts';
import { isDefault } from './default-domain.ts';
import { domainName, domainScheme } from './domain-name.ts';
import { DomainStatus } from './DomainStatus.tsx';

const redirect = (domain: Domain, address: string) =>
  isDefault(domain) ? null : address === '' ? (
    <Text size="sm" tone="third">
      {words.notSet}
    </Text>
  ) : (
    <Address url={address} />
  );

const nameColumn: Column<Domain> = {
  id: 'domain',
  header: labels.domain,
  cell: ({ id, domain }) => (
    <Lines
      first={
        <Text weight="medium" wrap title={domain}>
          <bdi>{domainName(domain)}</bdi>
        </Text>
      }
      second={isDefault({ id }) ? words.defaultText : domainScheme(domain)}
    />
  ),
};

const redirectColumns: readonly Column<Domain>[] = [
  {
    id: 'root',
    header: words.rootRedirect,
    onPhone: 'set',
    cell: (domain) => redirect(domain, domain.redirectroot),
  },
  {
    id: 'missing',
    header: words.missingRedirect,
    onPhone: 'set',
    cell: (domain) => redirect(domain, domain.redirect404),
  },
];

const statusColumn: Column<Domain> = {
  id: 'status',
  header: labels.status,
  width: 160,
  onPhone: 'bare',
  cell: ({ id, status }) =>
    isDefault({ id }) ? <Badge>{words.default}</Badge> : status ? <DomainStatus status={status} /> : null,
};

/** @param tellsStatus whether the server has domains that aren't ready */
export const domainColumns = (
  tellsStatus: boolean,
  figures: RowFigures | undefined,
): readonly Column<Domain>[] => [
  nameColumn,
  ...(tellsStatus ? [statusColumn] : []),
  ...figureColumn(figures),
  ...redirectColumns,
];

import type { Domain } from '#contract/domains.ts';
import { readableUrl } from '#web/lib/readable-url.ts';
import { Address } from '#web/ui/Address.tsx';
import { Lines } from '#web/ui/Lines.tsx';
import type { Column } from '#web/ui/table-columns.ts';
import { Text } from '#web/ui/Text.tsx';
import { domainName, domainScheme } from './domain-name.ts';

const redirect = (address: string) =>
  address === '' ? (
    <Text size="sm" tone="third">
      Not set
    </Text>
  ) : (
    <Address url={readableUrl(address)} />
  );

export const domainColumns: readonly Column<Domain>[] = [
  {
    id: 'domain',
    header: 'Domain',
    cell: ({ domain }) => (
      <Lines
        first={
          <Text weight="medium" title={domain}>
            <bdi>{domainName(domain)}</bdi>
          </Text>
        }
        second={domainScheme(domain)}
      />
    ),
  },
  { id: 'root', header: 'Root redirect', cell: ({ redirectroot }) => redirect(redirectroot) },
  { id: 'missing', header: 'Not-found redirect', cell: ({ redirect404 }) => redirect(redirect404) },
];

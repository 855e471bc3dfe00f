import type { DemoLink } from './demo-link.ts';
import { linksForCustomers } from './links-for-customers.ts';
import { linksForGuests } from './links-for-guests.ts';
import { linksForReaders } from './links-for-readers.ts';

/** The links of a small agency and its clients: a restaurant, a bicycle shop, a roaster, a museum. */
export const linkCatalog: readonly DemoLink[] = [...linksForGuests, ...linksForCustomers, ...linksForReaders];

import type { Generated } from 'kysely';

/** The visitors for whom an account’s pixels fire. */
export type Firing = 'ask' | 'on' | 'off';

/** The pixels, and the links and bio pages that fire them. */
export interface FiringTables {
  pixels: PixelTable;
  link_pixels: { link_id: number; pixel_id: number };
  bio_pixels: { bio_id: number; pixel_id: number };
}

interface PixelTable {
  id: Generated<number>;
  account_id: number;
  type: string;
  name: string;
  tag: string;
  created_at: number;
}

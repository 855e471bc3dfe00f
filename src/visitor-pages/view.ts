import type { Html } from './html.ts';

/** What a page for visitors holds: the service sends it, and the dashboard shows it as a preview. */
export interface View {
  title: string;
  content: Html;
  /** A short message stands in the middle, what is long begins at the top, what covers a page fills it. */
  place: 'middle' | 'top' | 'cover';
  /** Style of this one page, after the one that all pages share. */
  style: string;
}

import type { Html } from './html.ts';

/** The content of a visitor page. The service sends it, and the dashboard shows it as a preview. */
export interface View {
  title: string;
  content: Html;
  /** Short messages are in the middle, long content begins at the top, and an overlay covers the page. */
  place: 'middle' | 'top' | 'cover';
  /** The page's own style, after the one that all pages share. */
  style: string;
}

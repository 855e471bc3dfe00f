import { html } from './html.ts';

/** A placeholder page that is shown behind an overlay in a preview. */
export const placeholderPage = html`<div class="behind stand-in">
  <i></i><i></i><i></i><i></i><i></i><i></i>
</div>`;

import { html } from './html.ts';

/** In a preview, what lies behind an overlay: some page or other. */
export const standIn = html`<div class="behind stand-in"><i></i><i></i><i></i><i></i><i></i><i></i></div>`;

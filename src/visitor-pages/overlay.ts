import type { OverlayContent } from '#contract/overlays.ts';
import { hostOf, webAddress } from './address.ts';
import { type Html, html } from './html.ts';
import { lookStyle } from './look.ts';
import type { View } from './view.ts';
import type { ViewWords } from './words.ts';

const call = ({ button, url }: OverlayContent, style: 'main' | 'plain', words: ViewWords) =>
  url !== '' &&
  html`<a class="button ${style}" href="${webAddress(url)}" rel="nofollow noopener">
    <span dir="auto">${button || words.learnMore}</span>
  </a>`;

const onward = (destination: string, style: 'main' | 'plain', words: ViewWords) =>
  html`<a class="button ${style}" href="${webAddress(destination)}" rel="nofollow">
    <span>${words.continueTo} <bdi>${hostOf(destination)}</bdi></span>
  </a>`;

/**
 * Frames the destination itself. A page can't find out whether the destination allows framing, so the link to it is
 * always shown.
 */
const framed = (destination: string) =>
  html`<iframe class="behind" src="${webAddress(destination)}" title="${hostOf(destination)}"></iframe>`;

/**
 * Renders the message over the destination.
 * @param behind replaces the destination where it can't be framed, as in a preview
 */
export function overlayView(
  overlay: OverlayContent,
  destination: string,
  words: ViewWords,
  behind?: Html,
): View {
  return {
    title: hostOf(destination),
    place: 'cover',
    style: lookStyle(overlay),
    content: html`${behind ?? framed(destination)}
      <section class="over ${overlay.position}" aria-label="${words.message}" data-closes>
        <p class="message" dir="auto">${overlay.message}</p>
        <div class="calls">${call(overlay, 'main', words)}${onward(destination, 'plain', words)}</div>
        <button type="button" class="close scripted" aria-label="${words.closeMessage}">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="M4 4l8 8M12 4l-8 8"
              fill="none"
              stroke="currentColor"
              stroke-width="1.75"
              stroke-linecap="round"
            />
          </svg>
        </button>
      </section>`,
  };
}

/** Renders the message on a page of its own, for destinations that don't allow framing. */
export function overlayPageView(overlay: OverlayContent, destination: string, words: ViewWords): View {
  return {
    title: hostOf(destination),
    place: 'middle',
    style: lookStyle(overlay),
    content: html`<div class="card splash">
      <h1 class="message" dir="auto">${overlay.message}</h1>
      <div class="stack">${call(overlay, 'plain', words)}${onward(destination, 'main', words)}</div>
    </div>`,
  };
}

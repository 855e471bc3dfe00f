import type { SplashContent } from '#contract/splash.ts';
import { hostOf, webAddress } from './address.ts';
import { html } from './html.ts';
import { lookStyle } from './look.ts';
import type { View } from './view.ts';
import type { ViewWords } from './words.ts';

/** The size is in pixels. If known, it reserves the picture's space while it loads. */
export interface ShownPicture {
  address: string;
  width?: number;
  height?: number;
}

export interface SplashShown extends Omit<SplashContent, 'picture'> {
  picture: ShownPicture | undefined;
}

const size = ({ width, height }: ShownPicture) =>
  width !== undefined && height !== undefined && html` width="${width}" height="${height}"`;

/** Renders the page that visitors see on their way to a link's destination. Without scripts it waits for the button. */
export function splashView(splash: SplashShown, destination: string, words: ViewWords): View {
  const { title, message, button, seconds, picture, layout } = splash;
  const host = hostOf(destination);
  const heading = title || words.onTheWay(host);
  return {
    title: heading,
    place: 'middle',
    style: lookStyle(splash),
    content: html`<div class="card splash">
      ${picture && html`<img class="${layout}" src="${picture.address}" alt="" ${size(picture)} />`}
      <h1 dir="auto">${heading}</h1>
      ${message && html`<p class="message" dir="auto">${message}</p>`}
      <a class="button main" href="${webAddress(destination)}" rel="nofollow" data-leads-on>
        <span dir="auto">${button || words.continueOn}</span>
      </a>
      <div class="onward">
        <p>${words.leadsTo} <bdi>${host}</bdi></p>
        ${
          seconds > 0 &&
          html`<p class="scripted" data-seconds="${seconds}">
            <span role="timer">${words.continuesIn} <span data-left>${seconds}</span> ${words.seconds}</span>
            <button type="button" data-stays>${words.stay}</button>
          </p>`
        }
      </div>
    </div>`,
  };
}

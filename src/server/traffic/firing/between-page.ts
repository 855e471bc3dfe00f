import { hostOf, webAddress } from '#visitor-pages/address.ts';
import { html } from '#visitor-pages/html.ts';
import { htmlPage, type Page } from '#server/traffic/page.ts';
import type { Words } from '#server/traffic/words/en.ts';
import { type Firing, firingPlace } from './fires.ts';

/**
 * The page between a link and its destination if nothing else is shown there. It asks for consent if required, fires,
 * and continues. Without scripts nothing could fire, so it continues immediately.
 */
export function betweenPage(words: Words, firing: Firing, destination: string): Page {
  const { words: said } = firing;
  const host = hostOf(destination);
  const address = webAddress(destination);
  return htmlPage({
    words,
    language: said.language,
    title: said.onTheWay(host),
    head: html`<noscript><meta http-equiv="refresh" content="0; url=${address}" /></noscript>`,
    firing,
    hasPlace: true,
    content: firing.asks
      ? html`${firingPlace(firing, html`<h1>${said.heading}</h1>`)}
          <p class="aside">
            ${said.eitherWay} <a href="${address}" rel="nofollow" data-goes-on><bdi>${host}</bdi></a>
          </p>`
      : html`${firingPlace(firing)}
          <div class="card going">
            <h1>${said.onTheWay(host)}</h1>
            <a class="button main" href="${address}" rel="nofollow" data-goes-on>${said.continueOn}</a>
          </div>`,
  });
}

import { type Agent, get } from 'node:http';
import { browser } from './ask.ts';

/** Opens an address over and over until the connection breaks. Returns how often it led on or showed its page. */
export async function visitUntilGone(url: string, agent: Agent): Promise<number> {
  let answers = 0;
  const once = () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    get(url, { agent, headers: { 'User-Agent': browser } }, (response) => {
      if (response.statusCode === 302 || response.statusCode === 200) answers += 1;
      response.on('error', () => resolve(false)).on('end', () => resolve(true));
      response.resume();
    }).on('error', () => resolve(false));
    return promise;
  };
  while (await once());
  return answers;
}

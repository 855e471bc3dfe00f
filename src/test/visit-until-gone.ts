import { type Agent, get } from 'node:http';
import { browser } from './send-request.ts';

/** Requests a URL repeatedly until the connection breaks. Returns the number of redirects and pages it sent. */
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

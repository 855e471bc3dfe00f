import { pixelNetworks, type PixelType } from '#contract/pixel-networks.ts';
import { type RawResponse, sendRequest } from './send-request.ts';
import type { TestAccount, TestService } from './start-service.ts';

/** A valid tag for each network’s script. */
export const tags: Readonly<Record<PixelType, string>> = {
  tagmgrpixel: 'GTM-5KX2N9Q',
  analyticspixel: 'G-7Q2M4X1ZKD',
  socialonepixel: '381920475516204',
  adsearchpixel: 'AW-1029384756/xK3pCJ7QlZ',
  professionalpixel: '4829103',
  microblogpixel: 'o4k7q',
  retargetpixel: 'ADV7Q2K3LXN5HJ8WERT4YU/PIX7Q2K3LXN5HJ8WERT4YU',
  qandapixel: '3f9a1c62d47e4b0b8c1d52b6a0f3e897',
  pinboard: '2613948571026',
  searchengine: '187034521',
  snapmsg: '9f1c62d4-7a35-4e0b-8c1d-52b6a0f3e897',
  forum: 'a2_f4k29dqm',
  shortvideo: 'C7N0M2KLQ9T3R5V8W1XG',
};

export const destination = 'https://acme.example/menu?a=1&b=2';

/** Headers that browsers send when they open a page. */
export const navigation = {
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'Sec-Fetch-Dest': 'document',
};
type Headers = Record<string, string | undefined>;
export const open = (address: string, headers: Headers = {}, method = 'GET'): Promise<RawResponse> =>
  sendRequest(address, { method, headers: { ...navigation, ...headers } });

/** Requests the frame of the page at an address, where the networks’ scripts run. */
export const frameOf = (address: string, headers: Headers = {}): Promise<RawResponse> =>
  open(`${address}/pixels`, { 'Sec-Fetch-Dest': 'iframe', ...headers });

export const redirects = ({ status, headers }: RawResponse) => [status, headers.location];

/** Returns helpers for an account that creates links with pixels. */
export function pixelsOf(waypost: TestService, { key }: TestAccount) {
  const call = (method: string, path: string, body?: object) =>
    waypost.call(method, `/api/${path}`, { key, body });
  const made = async (path: string, body: object) => {
    const answer = await call('POST', path, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body as { id: number; shorturl: string; link: string };
  };
  return {
    call,
    made,
    addPixel: async (type: PixelType, tag = tags[type]) =>
      (await made('pixel/add', { type, name: pixelNetworks[type].name, tag })).id,
    addLink: (options: object) => made('url/add', { url: destination, ...options }),
    letFire: (firing: string) => call('PUT', 'pixels/firing/update', { firing }),
    async clicksOf(id: number): Promise<number> {
      const { details } = (await call('GET', `url/${id}`)).body as { details: { clicks: number } };
      return details.clicks;
    },
  };
}

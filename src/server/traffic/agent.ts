import { isbot } from 'isbot';
import { UAParser } from 'my-ua-parser';
import { LRUCache } from 'lru-cache';

/** What a user agent tells of the visitor. */
export interface Agent {
  /** No person: a crawler, a link preview, a monitor. */
  isBot: boolean;
  browser: string;
  os: string;
  device: 'phone' | 'tablet' | 'desktop' | 'other';
}

/** Programs that a person starts by hand. Lists of bots name them beside the libraries that robots are made of. */
const handTool = /^(curl|wget|httpie|xh)\/[\d.]+/i;

/** What a user agent doesn't tell. */
export const unknown = 'Unknown';

/** Longer ones say nothing more, and are made to be a burden. */
const longest = 512;
const named = (name: string | undefined) => name?.slice(0, 40) || unknown;

/** The system says whether it is mobile. */
const browserNamed = (name: string | undefined) => named(name?.replace(/^Mobile /, ''));
const systems = new Map([
  ['Mac OS', 'macOS'],
  ['Chromium OS', 'ChromeOS'],
]);

/** What names no kind of device is a desktop if it names a system; a television or a watch names its own. */
function deviceOf(type: string | undefined, os: string | undefined): Agent['device'] {
  if (type === 'mobile') return 'phone';
  if (type === 'tablet') return 'tablet';
  return type === undefined && os !== undefined ? 'desktop' : 'other';
}

function parse(userAgent: string): Agent {
  const tool = handTool.exec(userAgent)?.[1]?.toLowerCase();
  if (tool) return { isBot: false, browser: tool, os: unknown, device: 'other' };
  const parser = new UAParser(userAgent);
  const os = parser.getOS().name;
  return {
    isBot: userAgent === '' || isbot(userAgent),
    browser: browserNamed(parser.getBrowser().name),
    os: systems.get(os ?? '') ?? named(os),
    device: deviceOf(parser.getDevice().type, os),
  };
}

/** Reading a user agent takes longer than a whole redirect, and most visitors send one of a few. */
const recent = new LRUCache<string, Agent>({ max: 2000, memoMethod: parse });

export const agentOf = (userAgent = ''): Agent => recent.memo(userAgent.slice(0, longest).trim());

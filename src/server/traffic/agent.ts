import { isbot } from 'isbot';
import { UAParser } from 'my-ua-parser';
import { LRUCache } from 'lru-cache';

/** What a user agent says about the visitor. */
export interface Agent {
  /** Whether it isn't a person but a crawler, a link preview or a monitor. */
  isBot: boolean;
  browser: string;
  os: string;
  device: 'phone' | 'tablet' | 'desktop' | 'other';
}

/** Programs that people start by hand. Lists of bots include them along with the libraries that bots are built on. */
const handTool = /^(curl|wget|httpie|xh)\/[\d.]+/i;

/** The value for anything the user agent doesn't say. */
export const unknown = 'Unknown';

/** Maximum length that is parsed. Longer user agents say nothing more and are crafted to cause load. */
const maxLength = 512;
const named = (name: string | undefined) => name?.slice(0, 40) || unknown;

/** Drops the "Mobile " prefix, since the system already says whether it is mobile. */
const browserNamed = (name: string | undefined) => named(name?.replace(/^Mobile /, ''));
const systems = new Map([
  ['Mac OS', 'macOS'],
  ['Chromium OS', 'ChromeOS'],
]);

/**
 * A user agent without a device type is a desktop if it names a system. Televisions and watches name their own type.
 */
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

/** Parsing a user agent takes longer than a whole redirect, and most visitors send one of a few. */
const recent = new LRUCache<string, Agent>({ max: 2000, memoMethod: parse });

export const agentOf = (userAgent = ''): Agent => recent.memo(userAgent.slice(0, maxLength).trim());

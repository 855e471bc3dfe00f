import { UAParser } from 'my-ua-parser';
import { LRUCache } from 'lru-cache';

interface DeviceKind {
  kind: 'mobile' | 'tablet' | 'desktop';
  system: string | undefined;
}

/** Systems by their names in user agents. On Linux, those are the names of distributions. */
const systems: Readonly<Record<string, RegExp>> = {
  ios: /^iOS$/,
  android: /^(?:Android|Android-x86|HarmonyOS)$/,
  windows: /^Windows$/,
  macos: /^Mac OS$/,
  linux:
    /^(?:(?:GNU\/)?Linux|Arch|CentOS|Debian|Fedora|Gentoo|Mageia|Mandriva|Manjaro|Mint|RedHat|Slackware|SUSE|Ubuntu|VectorLinux|Zenwalk|deepin|elementary OS)$/i,
};

function parse(userAgent: string): DeviceKind {
  const parser = new UAParser(userAgent);
  const name = parser.getOS().name ?? '';
  const { type } = parser.getDevice();
  return {
    kind: type === 'mobile' || type === 'tablet' ? type : 'desktop',
    system: Object.keys(systems).find((system) => systems[system]?.test(name)),
  };
}

const recent = new LRUCache<string, DeviceKind>({ max: 500, memoMethod: parse });

/**
 * Whether a user agent belongs to a device, such as `ios` or `desktop`. An iPad that requests desktop sites can't be
 * told from a Mac.
 */
export function isDevice(device: string, userAgent = ''): boolean {
  const { kind, system } = recent.memo(userAgent.slice(0, 512).trim());
  return device === kind || device === system;
}

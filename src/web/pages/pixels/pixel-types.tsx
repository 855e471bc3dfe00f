import {
  BriefcaseBusiness,
  ChartColumn,
  Clapperboard,
  Magnet,
  Feather,
  Ghost,
  Megaphone,
  MessageCircleQuestionMark,
  MessagesSquare,
  Pin,
  Radar,
  Search,
  Tags,
  ThumbsUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { pixelNetworks, pixelTypeOf, type PixelType } from '#contract/pixel-networks.ts';
import { noType, typeName } from '#web/api/pixel-words.ts';

interface TypeInfo {
  icon: ReactNode;
  example: string;
  /** What tags of this type usually look like. Vendors change that, so it never refuses. */
  usual: RegExp;
}

export const typeInfo: Readonly<Record<PixelType, TypeInfo>> = {
  tagmgrpixel: {
    icon: <Tags />,
    example: 'GTM-5KX2N9Q',
    usual: /GTM-[A-Z0-9]{4,10}/,
  },
  analyticspixel: {
    icon: <ChartColumn />,
    example: 'G-7Q2M4X1ZKD',
    usual: /G-[A-Z0-9]{6,12}/,
  },
  socialonepixel: {
    icon: <ThumbsUp />,
    example: '381920475516204',
    usual: /\d{14,17}/,
  },
  adsearchpixel: {
    icon: <Megaphone />,
    example: 'AW-1029384756/xK3pCJ7QlZ',
    usual: /AW-\d{8,12}(?:\/[\w-]+)?/,
  },
  professionalpixel: {
    icon: <BriefcaseBusiness />,
    example: '4829103',
    usual: /\d{4,9}/,
  },
  microblogpixel: {
    icon: <Feather />,
    example: 'o4k7q',
    usual: /(?:tw-)?[a-z0-9]{5,6}(?:-[a-z0-9]{5,6})?/,
  },
  retargetpixel: {
    icon: <Magnet />,
    example: 'ADV7Q2K3LXN5HJ8WERT4YU/PIX5M2T8RB6CW1QZ9KD3FA',
    usual: /[A-Z0-9]{12,24}(?:[/:][A-Z0-9]{12,24})?/,
  },
  qandapixel: {
    icon: <MessageCircleQuestionMark />,
    example: '3f9a1c62d47e4b0b8c1d52b6a0f3e897',
    usual: /[0-9a-f]{32}/,
  },
  pinboard: {
    icon: <Pin />,
    example: '2613948571026',
    usual: /\d{13}/,
  },
  searchengine: {
    icon: <Search />,
    example: '187034521',
    usual: /\d{7,9}/,
  },
  snapmsg: {
    icon: <Ghost />,
    example: '9f1c62d4-7a35-4e0b-8c1d-52b6a0f3e897',
    usual: /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i,
  },
  forum: {
    icon: <MessagesSquare />,
    example: 'a2_f4k29dqm',
    usual: /[at]2_[a-z0-9]{4,14}/,
  },
  shortvideo: {
    icon: <Clapperboard />,
    example: 'C7N0M2KLQ9T3R5V8W1XG',
    usual: /C[A-Z0-9]{19}/,
  },
};

/** For choosing: those that most people look for come first. */
const commonestFirst: readonly PixelType[] = [
  'analyticspixel',
  'tagmgrpixel',
  'socialonepixel',
  'adsearchpixel',
  'shortvideo',
  'professionalpixel',
  'pinboard',
  'microblogpixel',
  'snapmsg',
  'searchengine',
  'forum',
  'qandapixel',
  'retargetpixel',
];

export const typeOptions = commonestFirst.map((value) => ({ value, label: pixelNetworks[value].name }));

export const typeIcon = (word: string): ReactNode => {
  const type = pixelTypeOf(word);
  return type === undefined ? <Radar /> : typeInfo[type].icon;
};

/** What filters and groups: words that mean the same type are one. Never "", which stands for all. */
export const typeKey = (word: string): string => pixelTypeOf(word) ?? (word || noType);

/** As they are chosen from, then words of the server's own. */
const rank = (word: string) => {
  const type = pixelTypeOf(word);
  return type === undefined ? commonestFirst.length : commonestFirst.indexOf(type);
};

export const byType = (a: { type: string }, b: { type: string }) =>
  rank(a.type) - rank(b.type) || typeName(a.type).localeCompare(typeName(b.type));

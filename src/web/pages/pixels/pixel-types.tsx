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

const icons: Readonly<Record<PixelType, ReactNode>> = {
  tagmgrpixel: <Tags />,
  analyticspixel: <ChartColumn />,
  socialonepixel: <ThumbsUp />,
  adsearchpixel: <Megaphone />,
  professionalpixel: <BriefcaseBusiness />,
  microblogpixel: <Feather />,
  retargetpixel: <Magnet />,
  qandapixel: <MessageCircleQuestionMark />,
  pinboard: <Pin />,
  searchengine: <Search />,
  snapmsg: <Ghost />,
  forum: <MessagesSquare />,
  shortvideo: <Clapperboard />,
};

/** The order of choices, the most common types first. */
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
  return type === undefined ? <Radar /> : icons[type];
};

/**
 * Returns the key for filters and groups. Words that mean the same type have the same key. It's never "", which stands
 * for all types.
 */
export const typeKey = (word: string): string => pixelTypeOf(word) ?? (word || noType);

/** Ranks types in the order of choices, followed by words that only the server knows. */
const rank = (word: string) => {
  const type = pixelTypeOf(word);
  return type === undefined ? commonestFirst.length : commonestFirst.indexOf(type);
};

export const byType = (a: { type: string }, b: { type: string }) =>
  rank(a.type) - rank(b.type) || typeName(a.type).localeCompare(typeName(b.type));

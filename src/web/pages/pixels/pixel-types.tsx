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
  return type === undefined ? <Radar /> : icons[type];
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

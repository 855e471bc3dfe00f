/** What a link is about: campaigns and channels gather links by it. */
export type Topic =
  | 'food'
  | 'jobs'
  | 'press'
  | 'webinar'
  | 'sale'
  | 'survey'
  | 'support'
  | 'social'
  | 'event'
  | 'shop'
  | 'city';

export interface DemoLink {
  topic: Topic;
  title: string;
  longurl: string;
  /** Notes. */
  description: string;
  publicDescription: string;
  /** Absent: a random one. */
  alias?: string;
  /** On a branded domain. */
  branded?: boolean;
  /** Countries that most visitors come from. */
  home?: readonly string[];
}

export const german = ['DE', 'DE', 'DE', 'AT', 'CH'];
export const arabic = ['SA', 'AE', 'EG'];

export const site = 'https://www.kestrel-finch.example';
export const lucia = 'https://trattoria-lucia.example';
export const velo = 'https://velo-brandt.example';

type More = Partial<Pick<DemoLink, 'alias' | 'branded' | 'home'>>;
/** A link in one line of a catalog. */
export const link = (
  topic: Topic,
  title: string,
  longurl: string,
  publicDescription = '',
  more: More = {},
): DemoLink => ({
  topic,
  title,
  longurl,
  description: '',
  publicDescription,
  ...more,
});

/** A link's topic, by which campaigns and channels collect links. */
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
  /** The link's notes. */
  description: string;
  publicDescription: string;
  /** Random if omitted. */
  alias?: string;
  /** Whether the link is on a branded domain. */
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
/** Creates a link in one line of a catalog. */
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

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Created,
  Done,
  given,
  givenText,
  Id,
  IdParams,
  listOf,
  PageQuery,
  removable,
  success,
  text,
  Timestamp,
  wholeNumber,
} from './envelope.ts';
import { HexColor, look, Theme } from './look.ts';
import { ChangedPicture, NewPicture, PictureAddress } from './picture.ts';

export const Splash = z.strictObject({ id: Id, name: z.string(), date: Timestamp });
export type Splash = z.output<typeof Splash>;

/** A logo appears above the title. A banner is as wide as the page's card. */
export const layouts = ['logo', 'banner'] as const;
const Layout = z.enum(layouts, `The layout must be one of ${layouts.join(', ')}.`);

/** What visitors see. An empty text stands for the product's own words. */
export const SplashContent = z.strictObject({
  title: z.string(),
  message: z.string(),
  /** The label of the button that continues to the destination. */
  button: z.string(),
  /** Seconds until the page redirects automatically. 0 if it waits for the button. */
  seconds: Count,
  picture: PictureAddress,
  layout: Layout,
  ...look,
});
export type SplashContent = z.output<typeof SplashContent>;

export const SplashDetail = z.extend(Splash, {
  ...SplashContent.shape,
  /** How many links use the splash page. */
  links: Count,
});
export type SplashDetail = z.output<typeof SplashDetail>;

export const maxCountdown = 60;
const secondsError = `The countdown must be 0 to ${maxCountdown} seconds.`;

const Seconds = wholeNumber(secondsError, 0, maxCountdown);

const Name = text('The name', 191);
export const ButtonLabel = text('The button', 60);

const looks = { layout: given(Layout), color: given(HexColor), theme: given(Theme) };

export const AddSplash = z.object({
  name: Name,
  title: givenText(text('The title', 160)),
  message: givenText(text('The message', 2000)),
  button: given(ButtonLabel),
  seconds: given(Seconds, '5 if not given; 0: the page waits for the button'),
  picture: NewPicture,
  ...looks,
});

/** `""` clears a text. */
export const UpdateSplash = z.object({
  name: given(Name),
  title: removable(text('The title', 160)),
  message: removable(text('The message', 2000)),
  button: removable(ButtonLabel),
  seconds: given(Seconds),
  picture: ChangedPicture,
  ...looks,
});

export const splash = {
  list: endpoint({
    method: 'GET',
    path: '/api/splash',
    summary: 'List custom splash pages',
    query: PageQuery,
    ...listOf('splash', Splash),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/splash/:id',
    summary: 'Read a custom splash page',
    extension: 'splash',
    params: IdParams,
    response: z.strictObject({ error: success, details: SplashDetail }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/splash/add',
    summary: 'Create a custom splash page',
    extension: 'splash',
    body: AddSplash,
    response: Created,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/splash/:id/update',
    summary: 'Edit a custom splash page',
    extension: 'splash',
    params: IdParams,
    body: UpdateSplash,
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/splash/:id/delete',
    summary: 'Delete a custom splash page; its links lead straight to their destinations from then on',
    extension: 'splash',
    params: IdParams,
    response: Done,
  }),
};

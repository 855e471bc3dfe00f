import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Created,
  Done,
  given,
  Id,
  IdParams,
  listOf,
  PageQuery,
  removable,
  success,
  text,
  Timestamp,
} from './envelope.ts';
import { HexColor, look, Theme } from './look.ts';
import { ButtonLabel } from './splash.ts';
import { Destination } from './urls.ts';

export const Overlay = z.strictObject({ id: Id, type: z.string(), name: z.string(), date: Timestamp });
export type Overlay = z.output<typeof Overlay>;

/**
 * `frame` shows the message over the destination, which must allow framing. `page` shows it on a page of its own, with
 * a button that continues to the destination.
 */
export const overlayDisplays = ['frame', 'page'] as const;
const Display = z.enum(overlayDisplays, `display must be one of ${overlayDisplays.join(', ')}.`);

export const overlayPositions = ['bottom-right', 'bottom-left', 'bottom', 'top'] as const;
const Position = z.enum(overlayPositions, `The position must be one of ${overlayPositions.join(', ')}.`);

/** What visitors see. Without a message they see nothing, and links redirect immediately. */
export const OverlayContent = z.strictObject({
  message: z.string(),
  /** The button's label. If empty, the page uses its own words. Without a `url` there's no button. */
  button: z.string(),
  url: z.string(),
  display: Display,
  position: Position,
  ...look,
});
export type OverlayContent = z.output<typeof OverlayContent>;

export const OverlayDetail = z.extend(Overlay, {
  ...OverlayContent.shape,
  /** How many links use the overlay. */
  links: Count,
});
export type OverlayDetail = z.output<typeof OverlayDetail>;

const Name = text('The name', 191);
const Message = text('The message', 500);

const looks = {
  display: given(Display),
  position: given(Position),
  color: given(HexColor),
  theme: given(Theme),
};

/** Responses may have other types, but only messages can be created. */
export const AddOverlay = z.object({
  name: Name,
  type: given(z.literal('message', 'The type must be message.'), 'message, also if not given'),
  message: Message,
  button: given(ButtonLabel, 'What the button says; without a url there is none'),
  url: given(Destination, 'Where the button leads'),
  ...looks,
});

/** The type can't be changed. `""` removes the button or its URL. */
export const UpdateOverlay = z.object({
  name: given(Name),
  message: given(Message),
  button: removable(ButtonLabel),
  url: removable(Destination),
  ...looks,
});

export const overlays = {
  list: endpoint({
    method: 'GET',
    path: '/api/overlay',
    summary: 'List call-to-action overlays',
    query: PageQuery,
    ...listOf('cta', Overlay),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/overlay/:id',
    summary: 'Read a call-to-action overlay',
    extension: 'overlays',
    params: IdParams,
    response: z.strictObject({ error: success, details: OverlayDetail }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/overlay/add',
    summary: 'Create a call-to-action overlay',
    extension: 'overlays',
    body: AddOverlay,
    response: Created,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/overlay/:id/update',
    summary: 'Edit a call-to-action overlay',
    extension: 'overlays',
    params: IdParams,
    body: UpdateOverlay,
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/overlay/:id/delete',
    summary: 'Delete a call-to-action overlay; its links lead straight to their destinations from then on',
    extension: 'overlays',
    params: IdParams,
    response: Done,
  }),
};

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Done,
  given,
  givenText,
  Id,
  IdParam,
  IdParams,
  listOf,
  PageQuery,
  success,
  text,
  WireDate,
} from './envelope.ts';
import { HexColor } from './look.ts';

export const Channel = z.strictObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The badge's color, #RRGGBB. */
  color: z.string(),
  starred: z.boolean(),
});
export type Channel = z.output<typeof Channel>;

export const channelItemTypes = ['links', 'bio', 'qr'] as const;
export const ChannelItemType = z.enum(channelItemTypes, 'The type must be links, bio or qr.');
export type ChannelItemType = z.output<typeof ChannelItemType>;

export const ChannelItem = z.strictObject({
  type: ChannelItemType,
  id: Id,
  title: z.string(),
  preview: z.string(),
  link: z.string(),
  date: WireDate,
});
export type ChannelItem = z.output<typeof ChannelItem>;

const Name = text('The name', 191);

export const UpdateChannel = z.object({
  name: given(Name),
  description: givenText(text('The description', 1000)),
  color: given(HexColor),
  starred: given(z.boolean('starred must be true or false.')),
});
export const AddChannel = z.extend(UpdateChannel, { name: Name });

const ChannelItemParams = z.object({ channelid: IdParam, type: ChannelItemType, itemid: IdParam });

const SavedChannel = z.extend(Channel, { error: success });

export const channels = {
  list: endpoint({
    method: 'GET',
    path: '/api/channels',
    summary: 'List channels',
    query: PageQuery,
    ...listOf('channels', Channel),
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/channel/:id',
    summary: "List a channel's items: links, bio pages and QR codes",
    params: IdParams,
    query: PageQuery,
    ...listOf('items', ChannelItem),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/channel/add',
    summary: 'Add a channel',
    body: AddChannel,
    response: SavedChannel,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/channel/:channelid/assign/:type/:itemid',
    summary: 'Add a link, a bio page or a QR code to a channel',
    params: ChannelItemParams,
    response: Done,
  }),
  unassign: endpoint({
    method: 'DELETE',
    path: '/api/channel/:channelid/assign/:type/:itemid',
    summary: 'Remove a link, a bio page or a QR code from a channel; it is not deleted',
    extension: 'unassign',
    params: ChannelItemParams,
    response: Done,
  }),
  /** According to the specification, the response is `{error, message}`. Other servers also send the whole channel. */
  update: endpoint({
    method: 'PUT',
    path: '/api/channel/:id/update',
    summary: 'Edit a channel',
    params: IdParams,
    body: UpdateChannel,
    response: z.extend(Done, z.partial(Channel).shape),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/channel/:id/delete',
    summary: 'Delete a channel and unassign its items',
    params: IdParams,
    response: Done,
  }),
};

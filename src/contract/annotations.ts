import { z } from 'zod/mini';
import { subjects } from './asked-visits.ts';
import { endpoint } from './endpoint.ts';
import { Created, Done, given, Id, IdIn, IdParams, listOf, PageQuery, text, WireDate } from './envelope.ts';
import { CalendarDate } from './series.ts';

/** More than a chart of several years can show. */
export const maxAnnotations = 1000;

const Of = z.enum(subjects, `of must be one of ${subjects.join(', ')}.`);

const Annotation = z.strictObject({
  id: Id,
  of: z.enum(subjects),
  record: z.nullable(Id).check(z.describe('The id of what it is of; null: the whole account')),
  // A calendar day in whichever time zone the statistics are viewed in.
  date: WireDate,
  text: z.string(),
});
export type Annotation = z.output<typeof Annotation>;

const Text = text('The note', 200);

export const AddAnnotation = z.object({
  of: given(Of, 'The whole account if not given'),
  record: given(IdIn, 'The id of the link, QR code, bio page, campaign, channel or domain'),
  date: CalendarDate,
  text: Text,
});

export const annotations = {
  list: endpoint({
    method: 'GET',
    path: '/api/annotations',
    refuses: [404],
    summary: 'List the days with a note on them, the latest first',
    extension: 'annotations',
    query: z.extend(PageQuery, {
      of: given(Of, 'With `record`: only those of the record and of the whole account'),
      record: given(IdIn),
      from: given(CalendarDate, 'The first day'),
      to: given(CalendarDate, 'The last day'),
    }),
    ...listOf('annotations', Annotation),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/annotation/add',
    refuses: [404],
    summary: 'Add a note to a day of the statistics, of a record or of the whole account',
    extension: 'annotations',
    body: AddAnnotation,
    response: Created,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/annotation/:id/update',
    summary: 'Edit the day or the text of a note',
    extension: 'annotations',
    params: IdParams,
    body: z.object({ date: given(CalendarDate), text: given(Text) }),
    response: Done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/annotation/:id/delete',
    summary: 'Delete a note',
    extension: 'annotations',
    params: IdParams,
    response: Done,
  }),
};

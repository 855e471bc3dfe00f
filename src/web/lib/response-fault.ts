type Kind = 'missing' | 'nothing' | 'text' | 'number' | 'choice' | 'list' | 'members' | 'value';

/** Describes a response that couldn't be parsed, by its request and form. Contains none of its content. */
export interface ResponseFault {
  /** In the API's notation, such as `GET /api/qr/:id`. */
  request: string;
  status: number;
  /** `odd` is JSON that doesn't belong to this API. */
  sent: 'page' | 'nothing' | 'cut' | 'text' | 'odd';
  /** Where in the JSON, what was expected there and what was received. */
  faults: readonly { at: string; expected: Kind; came: Kind }[];
}

type Kind = 'missing' | 'nothing' | 'text' | 'number' | 'choice' | 'list' | 'members' | 'value';

/** An answer that can't be understood: what was asked, and what came. Nothing that the answer says is in it. */
export interface AnswerFault {
  /** As the API has it: `GET /api/qr/:id`. */
  request: string;
  status: number;
  /** `odd` is JSON that is none of this API. */
  sent: 'page' | 'nothing' | 'cut' | 'text' | 'odd';
  /** Where in the JSON, what was expected there, and what came. */
  faults: readonly { at: string; expected: Kind; came: Kind }[];
}

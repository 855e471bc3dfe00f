import type { ResponseFault } from '#web/lib/response-fault.ts';
import { answerFault as words } from '#web/words/answer-fault.ts';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import css from './ResponseFold.module.css';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';

const linesOf = ({ sent, faults }: ResponseFault) => [
  words.sent[sent],
  ...faults.map(({ at, expected, came }) =>
    words.found(at || words.whole, words.kinds[came], words.kinds[expected]),
  ),
];

/** Collapsed, since most users can't act on the details. */
export const ResponseFold = ({ fault }: { fault: ResponseFault }) => {
  const head = words.answered(fault.request, fault.status);
  const lines = linesOf(fault);
  return (
    <Disclosure title={words.details}>
      <div className={css.details}>
        <p className={css.request}>{head}</p>
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <CopyButton text={[head, ...lines].join('\n')} label={words.copy} words size="small" />
      </div>
    </Disclosure>
  );
};

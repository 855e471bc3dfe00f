import type { ReactNode } from 'react';
import { layout as words } from '#web/words/layout.ts';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import css from './CopyList.module.css';

type CopyListProps = {
  items: readonly {
    label: string;
    /** Shown in a monospace font. Each value has its own button if `copy` is set. */
    values: readonly string[];
    /** Accessible name of the buttons, such as "Copy the name". */
    copy?: string;
    none?: ReactNode;
  }[];
};

/** Lists names and values that users copy one by one. */
export const CopyList = ({ items }: CopyListProps) => (
  <dl className={css.list}>
    {items.map(({ label, values, copy, none }) => (
      <div key={label} className={css.item}>
        <dt className={css.label}>{label}</dt>
        <dd className={css.values}>
          {values.length === 0 ? <span className={css.none}>{none}</span> : null}
          {values.map((value) => (
            <span key={value} className={css.value}>
              <span className={css.text}>{value}</span>
              {copy ? (
                <CopyButton
                  size="small"
                  text={value}
                  label={values.length > 1 ? `${copy} ${value}` : copy}
                  done={words.copied(value)}
                />
              ) : null}
            </span>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

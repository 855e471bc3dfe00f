import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import css from './AttentionList.module.css';
import { Button } from '#web/ui/base/Button.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import type { AttentionItem } from './attention-items.ts';

type AttentionListProps = {
  label: string;
  /** Undefined while loading. */
  items: readonly AttentionItem[] | undefined;
};

const icons = { bad: CircleAlert, warn: TriangleAlert, info: Info, good: CircleCheck };

/** Lists issues that need attention, most severe first. */
export const AttentionList = ({ label, items }: AttentionListProps) => {
  if (!items)
    return (
      <ul className={css.list} aria-label={label} aria-busy="true">
        <li className={css.item} aria-hidden="true">
          <Skeleton shape="dot" />
          <div className={css.words}>
            <Skeleton width="half" />
          </div>
        </li>
      </ul>
    );
  return (
    <ul className={css.list} aria-label={label}>
      {items.map(({ id, tone, title, text, records = [], more, action, dismiss }) => {
        const Icon = icons[tone];
        return (
          <li key={id} className={css.item} data-tone={tone}>
            <Icon className={css.icon} aria-hidden="true" />
            <div className={css.words}>
              <p className={css.title}>{title}</p>
              {text ? <p className={css.text}>{text}</p> : null}
              {records.length > 0 ? (
                <p className={css.records}>
                  {records.map((record) => (
                    <TextLink key={record.to} to={record.to}>
                      <bdi className={css.record} dir={record.isAddress ? 'ltr' : undefined}>
                        {record.label}
                      </bdi>
                    </TextLink>
                  ))}
                  {more ? <span>{more}</span> : null}
                </p>
              ) : null}
            </div>
            {action ? (
              <LinkButton to={action.to} size="small">
                {action.label}
              </LinkButton>
            ) : null}
            {dismiss ? (
              <Button size="small" changes aria-label={dismiss.label} onClick={dismiss.onDismiss}>
                {dismiss.text}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};

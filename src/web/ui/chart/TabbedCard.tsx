import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { TabbedFoot } from './TabbedFoot.tsx';
import css from './TabbedCard.module.css';

type TabbedCardProps<Tab extends string> = {
  title: string;
  tabs: readonly { value: Tab; label: string }[];
  tab: Tab;
  onTab: (tab: Tab) => void;
  foot?: ReactNode;
  children: ReactNode;
};

export const TabbedCard = <Tab extends string>({
  title,
  tabs,
  tab,
  onTab,
  foot,
  children,
}: TabbedCardProps<Tab>) => {
  const id = useId();
  const idOf = (value: Tab) => `${id}-${value}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const place = tabs.findIndex(({ value }) => value === tab);
    const next =
      step === undefined
        ? { Home: tabs[0], End: tabs.at(-1) }[event.key]
        : tabs[(place + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onTab(next.value);
    document.getElementById(idOf(next.value))?.focus();
  };
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {tabs.length > 1 ? (
          <div role="tablist" aria-labelledby={id} className={css.tabs}>
            {tabs.map(({ value, label }) => (
              <button
                key={value}
                id={idOf(value)}
                type="button"
                role="tab"
                className={css.tab}
                aria-selected={value === tab}
                aria-controls={`${id}-panel`}
                tabIndex={value === tab ? 0 : -1}
                onKeyDown={onKeyDown}
                onClick={() => onTab(value)}
              >
                {label}
              </button>
            ))}
          </div>
        ) : null}
      </header>
      <div
        id={`${id}-panel`}
        className={css.body}
        {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': idOf(tab) })}
      >
        {children}
      </div>
      {foot ? <TabbedFoot>{foot}</TabbedFoot> : null}
    </section>
  );
};

import { readableUrl } from '#web/lib/readable-url.ts';
import { displayUrl } from '#web/lib/urls.ts';
import css from './ItemList.module.css';

type ItemListProps = {
  label: string;
  items: readonly {
    key: string;
    title: string;
    text?: string;
    /** Why the item was rejected. */
    why?: string;
  }[];
};

/** Lists all affected items by name, however many there are. */
export const ItemList = ({ label, items }: ItemListProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be scrolled by the keyboard
  <ul className={css.list} aria-label={label} tabIndex={0}>
    {items.map(({ key, title, text, why }) => (
      <li key={key} className={css.item}>
        <bdi className={css.name}>{displayUrl(readableUrl(title))}</bdi>
        {text ? <bdi className={css.text}>{displayUrl(readableUrl(text))}</bdi> : null}
        {why ? <span className={css.why}>{why}</span> : null}
      </li>
    ))}
  </ul>
);

import css from './Logo.module.css';

type LogoProps = { size?: 'normal' | 'large'; /** Omits the name. */ mark?: boolean };

export const Logo = ({ size = 'normal', mark = false }: LogoProps) => (
  <span className={css.logo} data-size={size}>
    <svg
      viewBox="0 0 32 32"
      className={css.mark}
      role={mark ? 'img' : undefined}
      aria-label={mark ? 'Waypost' : undefined}
      aria-hidden={!mark}
    >
      <rect width="32" height="32" rx="7" className={css.ground} />
      <path
        className={css.post}
        d="M12 6v20M12 9h9l3 3-3 3h-9M12 15H9.5L7 17.2 9.500 19.500H12"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    {mark ? null : <span className={css.name}>Waypost</span>}
  </span>
);

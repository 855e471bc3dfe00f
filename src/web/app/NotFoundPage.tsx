import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { nearestPlaces } from './nearest-places.ts';
import { openPalette } from './over-page.ts';

/** At most so many guesses: more would be the navigation again. */
const guesses = 3;

export const NotFoundPage = () => {
  useDocumentTitle('Not found');
  const { pathname } = useLocation();
  const near = nearestPlaces(pathname).slice(0, guesses);
  return (
    <ErrorScreen
      kind="missing"
      action={
        <>
          {near.map(({ to, label, icon }) => (
            <LinkButton key={to} to={to} icon={icon}>
              {label}
            </LinkButton>
          ))}
          {near.length === 0 ? <LinkButton to="/">Go to the overview</LinkButton> : null}
          <Button variant="ghost" onClick={() => openPalette()}>
            Search everything
          </Button>
        </>
      }
    >
      No page has the address <bdi>{pathname}</bdi>.{' '}
      {near.length > 0
        ? 'You may have wanted:'
        : 'It was mistyped, or it is from another version of Waypost.'}
    </ErrorScreen>
  );
};

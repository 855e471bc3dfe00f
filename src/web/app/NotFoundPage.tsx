import { Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { layout } from '#web/words/layout.ts';
import { routeErrors as words } from '#web/words/route-errors.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Sentence } from '#web/ui/base/Sentence.tsx';
import { nearestPlaces } from './nearest-places.ts';
import { openPalette } from './global-dialogs.ts';

/** Maximum number of suggestions. More would only repeat the navigation. */
const guesses = 3;

export const NotFoundPage = () => {
  useDocumentTitle(layout.missing);
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
          {near.length === 0 ? <LinkButton to="/">{words.overview}</LinkButton> : null}
          <Button icon={<Search />} onClick={() => openPalette()}>
            {words.search}
          </Button>
        </>
      }
    >
      <Sentence of={words.noPage} parts={{ path: <bdi>{pathname}</bdi> }} />{' '}
      {near.length > 0 ? words.near : words.checkAddress}
    </ErrorScreen>
  );
};

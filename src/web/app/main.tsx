import '#web/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { applyTheme } from '#web/lib/theme.ts';
import { App } from './App.tsx';
import { createQueryClient } from './query-client.ts';
import { routes } from './routes.tsx';

applyTheme();

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes, { basename: '/app' })} queryClient={createQueryClient()} />
  </StrictMode>,
);

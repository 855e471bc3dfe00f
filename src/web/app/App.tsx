import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AppHistory } from '#web/browser/app-history.ts';
import { PageRouter } from './router/PageRouter.tsx';
import { routes } from './routes.tsx';

interface AppProps {
  history: AppHistory;
  queryClient: QueryClient;
  /** The prefix of all page addresses. */
  base?: string;
}

export const App = ({ history, queryClient, base = '/' }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <PageRouter history={history} routes={routes} base={base} />
  </QueryClientProvider>
);

/** The minimal list of links in React with a router and a query cache, as the reference for first paint. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import type { Link as ShortLink } from '#contract/links.ts';

async function read(): Promise<readonly ShortLink[]> {
  const { key } = JSON.parse(sessionStorage.getItem('waypost-credentials') ?? '{}') as { key?: string };
  const response = await fetch('/api/urls?limit=25&page=1', { headers: { Authorization: `Bearer ${key}` } });
  return ((await response.json()) as { data: { urls: ShortLink[] } }).data.urls;
}

const Links = () => {
  const { data = [] } = useQuery({ queryKey: ['links'], queryFn: read });
  return (
    <table>
      <tbody>
        {data.map(({ id, alias, longurl, clicks, date }) => (
          <tr key={id} data-place="">
            <td>
              <Link to={`/links/${id}`}>{alias}</Link>
            </td>
            <td>{longurl}</td>
            <td>{clicks}</td>
            <td>{date}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Links />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );

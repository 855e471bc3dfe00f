import type { FastifyInstance } from 'fastify';
import type { Family, Sample } from './prometheus.ts';

/** Counts requests since the start. */
export interface RequestMeter {
  families(): Family[];
}

/** In seconds. A request that took longer than the last bound is only part of the total. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Times {
  buckets: number[];
  seconds: number;
  count: number;
}

/**
 * Returns who is waiting: a program or the dashboard, a browser that loads the dashboard’s files, a monitor, or a
 * visitor.
 */
function areaOf(route: string): string {
  if (route.startsWith('/api')) return 'api';
  if (/^\/(?:healthz|readyz|metrics|\.well-known)/.test(route)) return 'checks';
  return route === '/app' || route.startsWith('/app/') ? 'dashboard' : 'visitors';
}

/** Measures by the route’s pattern instead of the URL, since visitors can request any number of URLs. */
export function createRequestMeter(app: FastifyInstance): RequestMeter {
  const counts = new Map<string, number>();
  const times = new Map<string, Times>();

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const of = `${request.method} ${reply.statusCode} ${route}`;
    counts.set(of, (counts.get(of) ?? 0) + 1);
    const area = areaOf(route);
    let spent = times.get(area);
    if (!spent) {
      spent = { buckets: bounds.map(() => 0), seconds: 0, count: 0 };
      times.set(area, spent);
    }
    const seconds = reply.elapsedTime / 1000;
    const at = bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) spent.buckets[at] = (spent.buckets[at] ?? 0) + 1;
    spent.seconds += seconds;
    spent.count += 1;
    done();
  });

  const countSamples = (): Sample[] =>
    [...counts].map(([of, value]) => {
      const [method = '', status = '', route = ''] = of.split(' ');
      return { value, labels: { method, status, route } };
    });

  const timeSamples = (): Sample[] =>
    [...times].flatMap(([area, { buckets, seconds, count }]) => {
      let until = 0;
      const rising = buckets.map((value, at): Sample => {
        until += value;
        return { suffix: '_bucket', labels: { area, le: bounds[at] ?? 0 }, value: until };
      });
      return [
        ...rising,
        { suffix: '_bucket', labels: { area, le: '+Inf' }, value: count },
        { suffix: '_sum', labels: { area }, value: seconds },
        { suffix: '_count', labels: { area }, value: count },
      ];
    });

  return {
    families: () => [
      {
        name: 'waypost_http_requests_total',
        help: 'Requests that were answered.',
        type: 'counter',
        samples: countSamples(),
      },
      {
        name: 'waypost_http_request_duration_seconds',
        help: 'From a request to its answer.',
        type: 'histogram',
        samples: timeSamples(),
      },
    ],
  };
}

import type { Visit } from '#server/traffic/counting/recorder.ts';
import type { TestService } from './start-service.ts';

/** Records visits a number of days ago, at the current time of day. Each has its own visitor. */
export async function recordInPast(
  { service }: TestService,
  target: Pick<Visit, 'kind' | 'target_id'>,
  daysAgo: number,
  count = 1,
  more: Partial<Visit> = {},
) {
  const at = Math.floor(Date.now() / 1000) - daysAgo * 86_400;
  await Promise.all(
    Array.from({ length: count }, (_, number) =>
      service.recorder.record({
        ...target,
        at,
        country: 'DE',
        referrer: 'Direct',
        browser: 'Firefox',
        os: 'Windows',
        social: '',
        visitor: `visitor ${number}`,
        ...more,
      }),
    ),
  );
}

type Visits = typeof recordInPast extends (service: TestService, ...visits: infer Rest) => unknown
  ? Rest
  : never;

/** Records visits in the past, and waits until every figure includes them. */
export async function visitInPast(service: TestService, ...visits: Visits) {
  await recordInPast(service, ...visits);
  await everyVisitPacked(service);
}

/** Waits until every figure includes the committed visits. */
export async function everyVisitPacked({ service: { recorder } }: TestService) {
  await recorder.counted();
  while ((await recorder.packed()) !== undefined);
}

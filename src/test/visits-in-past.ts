import type { Visit } from '#server/traffic/counting/recorder.ts';
import type { TestService } from './start-service.ts';

/** Visits as though they had been made so many days ago, at the present time of day; one visitor each. They are counted. */
export async function visitInPast(
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
  await service.recorder.counted();
}

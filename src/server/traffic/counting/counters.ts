import type { FastifyRequest } from 'fastify';
import type { Recorder } from './recorder.ts';
import type { ReadVisit, VisitTarget } from '#server/traffic/visit.ts';

/** What writes down the visits of people, and of nobody else. */
export function createCounters(readVisit: ReadVisit, recorder: Recorder) {
  return {
    /** Commits the visit. The visitor gets an answer in any case. */
    async count(request: FastifyRequest, target: VisitTarget): Promise<void> {
      try {
        const visit = await readVisit(request, target);
        if (visit) await recorder.record(visit);
      } catch (error) {
        request.log.error({ err: error }, 'A visit could not be read; it is answered and not counted.');
      }
    },

    /** Commits the visit with the click that it takes. Robots take none, and pass as long as there are any. */
    async countLimited(request: FastifyRequest, target: VisitTarget): Promise<boolean> {
      const visit = await readVisit(request, target);
      return !visit || recorder.recordLimited(visit);
    },
  };
}

import type { FastifyRequest } from 'fastify';
import type { Recorder } from './recorder.ts';
import type { ReadVisit, VisitTarget } from '#server/traffic/visit.ts';

/** Creates the functions that record the visits of people, but not those of bots. */
export function createCounters(readVisit: ReadVisit, recorder: Recorder) {
  return {
    /** Commits the visit. The visitor gets a response even if that fails. */
    async count(request: FastifyRequest, target: VisitTarget): Promise<void> {
      try {
        const visit = await readVisit(request, target);
        if (visit) await recorder.record(visit);
      } catch (error) {
        request.log.error({ err: error }, 'A visit could not be read; it is answered and not counted.');
      }
    },

    /** Commits the visit together with the click it takes. Bots take no clicks, and pass while any are left. */
    async countLimited(request: FastifyRequest, target: VisitTarget): Promise<boolean> {
      const visit = await readVisit(request, target);
      return !visit || recorder.recordLimited(visit);
    },
  };
}

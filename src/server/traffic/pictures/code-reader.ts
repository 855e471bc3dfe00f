import { hash } from 'node:crypto';
import { workerPath } from '#server/paths.ts';
import type { QrLogo } from '#server/store/qr.ts';
import { LRUCache } from 'lru-cache';
import { drawTracked, type QrLook, standardSize } from './pictures.ts';
import type { RasterJob } from './raster.ts';
import { createWorkProcess } from './work-process.ts';

export interface CodeReader {
  /**
   * Whether a scanner reads the address from the code's picture, which is the same as its PNG. Each drawing is tried
   * once.
   * @throws if it couldn't be tried
   */
  isRead(address: string, look: QrLook, logo: QrLogo | undefined): Promise<boolean>;
  close(): Promise<void>;
}

const maxRemembered = 10_000;
/** Time without pictures after which the process ends, in ms. Support staff rarely look. */
const idle = 60_000;

export function createCodeReader(): CodeReader {
  const readings = createWorkProcess<RasterJob, string | undefined>(
    workerPath('traffic/pictures/read-worker'),
    { idle },
  );
  const tried = new LRUCache<string, { isRead?: Promise<boolean> }>({
    max: maxRemembered,
    memoMethod: () => ({}),
  });
  return {
    async isRead(address, look, logo) {
      const picture = logo && [logo.media_type, hash('sha256', logo.bytes)];
      const { foreground, background } = look;
      const drawing = [address, foreground, background, look.logo === null, look.look, picture];
      const trial = tried.memo(hash('sha256', JSON.stringify(drawing)));
      trial.isRead ??= readings
        .ask({ svg: drawTracked(address, look, logo), size: standardSize })
        .then((text) => text === address);
      try {
        return await trial.isRead;
      } catch (error) {
        delete trial.isRead;
        throw error;
      }
    },
    close: () => readings.close(),
  };
}

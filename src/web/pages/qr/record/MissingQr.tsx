import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx';
import { qr } from '#web/words/qr.ts';

export const MissingQr = () => <MissingRecord what={qr.noun} plural={qr.nouns} to="/qr" />;

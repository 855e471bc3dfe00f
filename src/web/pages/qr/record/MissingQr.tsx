import { MissingRecord } from '#web/ui/layout/MissingRecord.tsx';

export const MissingQr = () => <MissingRecord what="QR code" plural="QR codes" to="/qr" />;

/**
 * Returns the size in pixels that a png or jpg declares in its header, without decoding the picture. Undefined if it
 * declares none.
 */
export function pictureSizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  return bytes[0] === 0xff ? ofJpeg(bytes) : ofPng(bytes);
}

/** The first chunk is IHDR (PNG 11.2.2). */
function ofPng(bytes: Buffer) {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** DHT, JPG and DAC are in the same range as the frame headers. */
const noFrames = [0xc4, 0xc8, 0xcc];

/** The size is in the frame header, which begins with the first marker from SOF0 to SOF15 (ITU-T T.81 B.2.2). */
function ofJpeg(bytes: Buffer) {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // Any marker may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

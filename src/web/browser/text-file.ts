/** UTF-16 files start with a byte order mark. Other files that aren't UTF-8 come from spreadsheets on Windows. */
function textIn(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** First bytes of spreadsheet workbooks, either a ZIP or the format used before 2007. */
const workbooks = ['504b0304', 'd0cf11e0'];

/** Returns whether a file is a workbook, which can't be read as text. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const begin = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return workbooks.includes(Array.from(begin, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** Returns the text of a file in any encoding that spreadsheets save. */
export const readTextFile = async (file: Blob): Promise<string> => textIn(await file.arrayBuffer());

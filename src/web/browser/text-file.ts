/** UTF-16 has a mark at its beginning, and what is not UTF-8 comes from a spreadsheet on Windows. */
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

/** What a workbook of a spreadsheet program begins with: a ZIP, or as before 2007. */
const workbooks = ['504b0304', 'd0cf11e0'];

/** Whether a file is a workbook, which holds no text. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const begin = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return workbooks.includes(Array.from(begin, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** The text of a file that somebody chose, in any encoding that spreadsheets save. */
export const readTextFile = async (file: Blob): Promise<string> => textIn(await file.arrayBuffer());

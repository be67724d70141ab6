/**
 * Decodes a text file: UTF-8 or UTF-16 by its byte order mark, otherwise UTF-8, or Windows-1252 (written by
 * spreadsheets) when the bytes are not valid UTF-8.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

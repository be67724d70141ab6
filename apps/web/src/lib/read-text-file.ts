const charsetInTag = /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i

/** Number of bytes at the start of a page that are searched for its encoding. */
const headLength = 2048

/**
 * Decodes a text file or saved page: UTF-16 by its byte order mark, otherwise the encoding that a page declares, UTF-8 by
 * default; Windows-1252 (written by spreadsheets) when the bytes are not valid in it or it is unknown.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headLength))
  const declared = charsetInTag.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(declared, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

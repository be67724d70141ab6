const charsetInTag = /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i

/** Number of bytes at the start of a page that are searched for its encoding. */
const headLength = 2048

/** Reads a text file in the encoding it declares, UTF-8 by default; falls back to Windows-1252 if decoding fails. */
export async function readTextFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  const head = new TextDecoder('latin1').decode(bytes.slice(0, headLength))
  const named = charsetInTag.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

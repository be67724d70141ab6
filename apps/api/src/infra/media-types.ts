import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** Signatures: the first bytes of a file; null matches any byte. */
const signatures: Record<string, readonly (number | null)[]> = {
  'image/png': ascii('\x89PNG\r\n\x1a\n'),
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')],
  'application/pdf': ascii('%PDF-'),
}

/** Image type of a file by its first bytes; null unless it is PNG, JPEG or WebP. */
export const imageTypeOf = (file: Buffer) =>
  (['image/png', 'image/jpeg', 'image/webp'] as const).find((type) => hasSignature(signatures[type] ?? [], file)) ??
  null

const maxSignatureBytes = 12

/**
 * Folder of each Office Open XML type: a ZIP with a list of content types and a folder named for the kind of document.
 */
const officeFolders: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/',
}
const zipEntry = 'PK\x03\x04'
/** Bytes from the start of a ZIP entry's local header to the entry's name. */
const zipEntryHeaderBytes = 30

const hasSignature = (signature: readonly (number | null)[], file: Buffer): boolean =>
  signature.every((byte, index) => byte === null || file[index] === byte)

async function isText(stream: Readable): Promise<boolean> {
  // Returning early closes the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) if (chunk.includes(0)) return false
  return true
}

/** Names of a ZIP's entries from their local headers; empty for a file that is not a ZIP. */
function zipEntryNames(file: Buffer): string[] {
  const names: string[] = []
  if (!file.subarray(0, zipEntry.length).equals(Buffer.from(zipEntry, 'latin1'))) return names
  for (let at = 0; at !== -1; at = file.indexOf(zipEntry, at + 1, 'latin1')) {
    if (at + zipEntryHeaderBytes > file.length) break
    const name = at + zipEntryHeaderBytes
    names.push(file.toString('latin1', name, name + file.readUInt16LE(at + 26)))
  }
  return names
}

function isOfficeDocument(file: Buffer, folder: string): boolean {
  const names = zipEntryNames(file)
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder))
}

/**
 * Whether the content of a stored file matches a media type: by its signature, the ZIP entries of an office document,
 * or for text the absence of NUL. False for other types and missing files. Reads office documents into memory as a
 * whole, so limit their size first.
 * @throws Problem `unavailable`
 */
export async function hasMediaType(storage: Storage, key: string, contentType: string): Promise<boolean> {
  const signature = signatures[contentType]
  if (signature) {
    const start = await storage.read(key, maxSignatureBytes)
    return start !== null && hasSignature(signature, start)
  }
  const folder = officeFolders[contentType]
  if (!folder && !contentType.startsWith('text/')) return false
  const stream = await storage.read(key)
  if (!stream) return false
  return folder ? isOfficeDocument(await buffer(stream), folder) : isText(stream)
}

/** Media type by the extension of a filename; null unless the extension is among the allowed ones. */
export function mediaTypeOf<T extends string>(filename: string, allowed: Readonly<Record<string, T>>): T | null {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  return (filename.includes('.') && Object.hasOwn(allowed, ending) && allowed[ending]) || null
}

import type { Readable } from 'node:stream'
import type { Storage } from './storage.ts'

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const zip = ascii('PK\x03\x04')

/** How files of a type begin; null stands for any byte. */
const beginnings: Record<string, readonly (number | null)[]> = {
  'image/png': ascii('\x89PNG\r\n\x1a\n'),
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')],
  'application/pdf': ascii('%PDF-'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': zip,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': zip,
}

const longestBeginning = 12

async function isText(stream: Readable): Promise<boolean> {
  // Leaving the loop early closes the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) if (chunk.includes(0)) return false
  return true
}

/**
 * Whether what is stored under a key is of this media type by its own bytes: a type with a signature begins with it,
 * a text has no NUL. False for other types, and when there is nothing.
 * @throws Problem `unavailable`
 */
export async function hasMediaType(storage: Storage, key: string, contentType: string): Promise<boolean> {
  if (contentType.startsWith('text/')) {
    const stream = await storage.read(key)
    return stream !== null && isText(stream)
  }
  const beginning = beginnings[contentType]
  const file = beginning && (await storage.read(key, longestBeginning))
  return Boolean(file && beginning.every((byte, index) => byte === null || file[index] === byte))
}

/** The media type a file's ending stands for among those that are allowed; null for any other. */
export function mediaTypeOf<T extends string>(filename: string, allowed: Readonly<Record<string, T>>): T | null {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  return (filename.includes('.') && Object.hasOwn(allowed, ending) && allowed[ending]) || null
}

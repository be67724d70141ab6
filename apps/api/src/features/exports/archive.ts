import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of a ZIP. `open` is called when the ZIP has written all files before it. */
export interface ZipEntry {
  path: string
  /** Size in bytes; must equal the length of the opened stream. */
  size: number
  open(): Promise<Readable>
}

/**
 * ZIP as a stream, with its size in bytes, which is known in advance. Entries are not compressed: images and PDFs
 * already are, the rest is small. Only one entry is open at a time, and nothing is buffered.
 */
export async function zipOf(entries: readonly ZipEntry[], mtime: Date): Promise<{ size: number; stream: Readable }> {
  const zip = new ZipFile()
  // At runtime a PassThrough, which can be destroyed; the types of yazl declare less.
  const stream = zip.outputStream as Readable
  const fail = (error: unknown) => void stream.destroy(error as Error)
  // The reader of the stream gets its errors. Until there is a reader, an error event without a listener would end the
  // process.
  stream.on('error', () => {})
  zip.on('error', fail)
  for (const { path, size, open } of entries)
    zip.addReadStreamLazy(path, { size, mtime, compress: false }, (give) => {
      open().then((opened) => give(null, opened.on('error', fail)), fail)
    })
  const size = await new Promise<number>((resolve) => {
    // The types of yazl omit the callback's parameter.
    zip.end(undefined, resolve as () => void)
  })
  return { size, stream }
}

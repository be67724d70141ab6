import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of a ZIP; `open` is called when its turn comes. */
export interface ZipEntry {
  path: string
  /** Bytes. */
  size: number
  open(): Promise<Readable>
}

/**
 * A ZIP as a stream, with its size in bytes, known in advance. Entries are not compressed: images and PDFs already are, the
 * rest is small. One entry is open at a time and nothing is buffered.
 */
export async function zipOf(entries: readonly ZipEntry[], mtime: Date): Promise<{ size: number; stream: Readable }> {
  const zip = new ZipFile()
  // A PassThrough; the types of yazl promise less.
  const stream = zip.outputStream as Readable
  const fail = (error: unknown) => void stream.destroy(error as Error)
  // Errors reach the reader of the stream; before there is one, an unhandled error event would end the process.
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

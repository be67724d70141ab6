import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of a ZIP; `open` is called when its turn comes. */
export interface Entry {
  path: string
  /** Bytes. */
  size: number
  open(): Promise<Readable>
}

/**
 * A ZIP as a stream, and its size in bytes, known before the first of them. Nothing is compressed: pictures and PDFs
 * already are, and what is left is small. One entry is open at a time, and nothing waits in memory.
 */
export async function zipOf(entries: readonly Entry[], mtime: Date): Promise<{ size: number; stream: Readable }> {
  const zip = new ZipFile()
  // It is a PassThrough; its types promise less.
  const stream = zip.outputStream as Readable
  const fail = (error: unknown) => void stream.destroy(error as Error)
  // Whoever reads it is told; until somebody does, an error would end the process.
  stream.on('error', () => {})
  zip.on('error', fail)
  for (const { path, size, open } of entries)
    zip.addReadStreamLazy(path, { size, mtime, compress: false }, (give) => {
      open().then((opened) => give(null, opened.on('error', fail)), fail)
    })
  const size = await new Promise<number>((resolve) => {
    // Its types forget what the callback is told.
    zip.end(undefined, resolve as () => void)
  })
  return { size, stream }
}

import { Worker } from 'node:worker_threads'
import type { HeicInput, HeicOutput } from './heic-worker.ts'

/** Major brands of HEIC and HEIF files. */
const brands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Whether a file is HEIC or HEIF, by its first bytes. */
export const isHeic = (file: Buffer): boolean =>
  file.toString('latin1', 4, 8) === 'ftyp' && brands.has(file.toString('latin1', 8, 12))

/** Longest time to decode a photo; 48 megapixels take a tenth of this. */
const timeoutMs = 30_000

/**
 * Decodes a HEIC photo in a worker thread: the decoder is synchronous WebAssembly, and its memory is only freed when
 * the thread ends.
 * @param maxPixels limit above which a photo is not decoded
 * @throws Error when the file is damaged or decoding takes too long
 */
export function decodeHeic(file: Buffer, maxPixels: number): Promise<HeicOutput> {
  const workerData: HeicInput = { file, maxPixels }
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { workerData })
  const { promise, resolve, reject } = Promise.withResolvers<HeicOutput>()
  const timeout = setTimeout(() => reject(new Error('Decoding a HEIC photo took too long')), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The decoder of HEIC photos ended')))
  return promise.finally(() => {
    clearTimeout(timeout)
    return worker.terminate()
  })
}

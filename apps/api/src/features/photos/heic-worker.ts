import { parentPort, workerData } from 'node:worker_threads'
import heicDecode from 'heic-decode'

/** Input of the worker. */
export interface HeicInput {
  file: Uint8Array
  maxPixels: number
}

/** Output of the worker. */
export type HeicOutput = 'too_many_pixels' | { width: number; height: number; data: Uint8Array<ArrayBuffer> }

async function decode({ file, maxPixels }: HeicInput): Promise<HeicOutput> {
  const images = await heicDecode.all({ buffer: file })
  try {
    const [image] = images
    if (!image) throw new Error('A HEIC file without an image')
    if (image.width * image.height > maxPixels) return 'too_many_pixels'
    const { width, height, data } = await image.decode()
    return { width, height, data: new Uint8Array(data) }
  } finally {
    images.dispose()
  }
}

const output = await decode(workerData as HeicInput)
parentPort?.postMessage(output, typeof output === 'string' ? [] : [output.data.buffer])

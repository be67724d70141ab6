import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const compress = promisify(brotliCompress)

/**
 * Compresses a response that is sent more than once.
 * @param quality 0 to 11; from 6 on the time grows many times faster than the size falls
 */
export const brotli = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/** Whether the client accepts `br`. */
export const acceptsBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(^|[\s,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*([,;]|$)/.test(String(headers['accept-encoding'] ?? ''))

import { S3Error } from '../s3-error.ts'
import { byteReader } from './byte-reader.ts'

type Reader = ReturnType<typeof byteReader>

async function chunkSize(reader: Reader): Promise<number> {
  const [size = ''] = (await reader.line()).split(';')
  if (!/^[0-9a-f]{1,10}$/i.test(size)) throw new S3Error('IncompleteBody', 'A chunk of the body has no size.')
  return Number.parseInt(size, 16)
}

async function readTrailers(reader: Reader, trailers: Map<string, string>): Promise<void> {
  for (;;) {
    const line = await reader.line()
    if (!line) return
    const [name = '', ...value] = line.split(':')
    trailers.set(name.trim().toLowerCase(), value.join(':').trim())
  }
}

/**
 * Decodes a body in `aws-chunked` encoding.
 * @param trailers receives the trailers, by lower-case name
 * @throws S3Error `IncompleteBody` when the body is cut or not chunked
 */
export async function* decodeAwsChunked(
  body: AsyncIterator<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = byteReader(body)
  for (let size = await chunkSize(reader); size > 0; size = await chunkSize(reader)) {
    for (let left = size; left > 0; ) {
      const piece = await reader.some(left)
      left -= piece.length
      yield piece
    }
    if ((await reader.line()) !== '')
      throw new S3Error('IncompleteBody', 'A chunk of the body is longer than its size.')
  }
  await readTrailers(reader, trailers)
  if (!(await reader.isAtEnd())) throw new S3Error('IncompleteBody', 'Something follows the end of the body.')
}

import { S3Error } from '../s3-error.ts'

const longestLine = 4096

const endedEarly = () => new S3Error('IncompleteBody', 'The body ended too early.')

/** Reads a byte stream by line or length; buffers one chunk and one line at most. */
export function byteReader(source: AsyncIterator<Buffer>) {
  let held: Buffer = Buffer.alloc(0)

  /** @returns false at the end */
  const more = async (): Promise<boolean> => {
    const { done, value } = await source.next()
    if (!done) held = held.length > 0 ? Buffer.concat([held, value]) : value
    return !done
  }

  return {
    /** The next line without its CR LF. @throws S3Error `IncompleteBody` */
    async line(): Promise<string> {
      for (;;) {
        const end = held.indexOf('\r\n')
        if (end >= 0) {
          const line = held.toString('latin1', 0, end)
          held = held.subarray(end + 2)
          return line
        }
        if (held.length > longestLine) throw new S3Error('IncompleteBody', 'A line of the body is too long.')
        if (!(await more())) throw endedEarly()
      }
    },

    /** The next available bytes: at least one, at most `limit`. @throws S3Error `IncompleteBody` */
    async some(limit: number): Promise<Buffer> {
      while (held.length === 0) if (!(await more())) throw endedEarly()
      const chunk = held.subarray(0, limit)
      held = held.subarray(limit)
      return chunk
    },

    async isAtEnd(): Promise<boolean> {
      while (held.length === 0) if (!(await more())) return true
      return false
    },
  }
}

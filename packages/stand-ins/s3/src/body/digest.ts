import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Streaming checksum. */
export type Digest = {
  update(chunk: Uint8Array): void
  /** Call once, after the last chunk. */
  finish(encoding: 'base64' | 'hex'): string
}

export function hashDigest(algorithm: 'md5' | 'sha1' | 'sha256'): Digest {
  const hash = createHash(algorithm)
  return { update: (chunk) => void hash.update(chunk), finish: (encoding) => hash.digest(encoding) }
}

export function crc32Digest(): Digest {
  let value = 0
  return {
    update: (chunk) => {
      value = crc32(chunk, value)
    },
    finish: (encoding) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes.toString(encoding)
    },
  }
}

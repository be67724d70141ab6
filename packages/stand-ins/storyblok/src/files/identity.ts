import { createHash } from 'node:crypto'

/** RFC 4122's namespace for addresses. */
const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/** Version 5 UUID: stable for a name, so relations survive a restart. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Numeric story id derived from a name. */
export const numberOf = (name: string): number => createHash('sha1').update(name).digest().readUIntBE(0, 5)

import { inflateSync } from 'node:zlib'

const headerLength = 44
const entryLength = 20

/**
 * Decompresses the font of a WOFF file (https://www.w3.org/TR/WOFF/). Fontkit can read WOFF itself, but decompresses a
 * table again for every glyph.
 */
export function decompressWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_value, index) => {
    const entry = headerLength + index * entryLength
    const [offset, compressed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field))
    const data = woff.subarray(offset, Number(offset) + Number(compressed))
    const table = compressed === length ? data : inflateSync(data)
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.subarray(entry + 16, entry + 20), table }
  })
  return Buffer.concat([...directoryOf(woff.subarray(4, 8), tables), ...tables.map(({ table }) => padded(table))])
}

interface Table {
  tag: Buffer
  checksum: Buffer
  table: Buffer
}

/** Tables begin at multiples of four bytes. */
const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

function directoryOf(flavor: Buffer, tables: readonly Table[]): Buffer[] {
  const header = Buffer.alloc(12)
  flavor.copy(header)
  // The fields for binary search stay 0: neither fontkit nor PDF readers use them.
  header.writeUInt16BE(tables.length, 4)
  let offset = header.length + tables.length * 16
  const entries = tables.map(({ tag, checksum, table }) => {
    const entry = Buffer.alloc(16)
    tag.copy(entry)
    checksum.copy(entry, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(table.length, 12)
    offset += table.length + (-table.length & 3)
    return entry
  })
  return [header, ...entries]
}

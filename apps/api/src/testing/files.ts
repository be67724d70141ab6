/** Upload samples, valid and invalid. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const jpg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)])
export const webp = Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(20)])
export const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n')
/** The header and name of a ZIP entry. */
function zipEntry(name: string): Buffer {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name, 'latin1')])
}
export const docx = Buffer.concat(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].map(zipEntry))
export const xlsx = Buffer.concat(['xl/workbook.xml', '[Content_Types].xml'].map(zipEntry))
export const zip = Buffer.concat(['word/document.xml', 'readme.txt'].map(zipEntry))

/** Uploads a file to a presigned URL. @returns the status */
export async function uploadTo(url: string, file: Buffer, contentType: string): Promise<number> {
  const headers = { 'content-type': contentType }
  return (await fetch(url, { method: 'PUT', body: new Uint8Array(file), headers })).status
}

import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const open = promisify<Buffer, Options, ZipFile>(fromBuffer)

/** The files of a ZIP by path; checks lengths and checksums. */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await open(zip, { lazyEntries: true })
  const read = promisify<Entry, NodeJS.ReadableStream>(opened.openReadStream.bind(opened))
  const files = new Map<string, Buffer>()
  const ended = new Promise<void>((resolve, reject) => {
    opened.on('error', reject)
    opened.on('end', resolve)
    opened.on('entry', (entry: Entry) => {
      read(entry)
        .then((stream) => buffer(stream))
        .then((content) => {
          files.set(entry.fileName, content)
          opened.readEntry()
        }, reject)
    })
  })
  opened.readEntry()
  await ended
  return files
}

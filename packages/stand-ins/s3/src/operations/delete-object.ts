import { text } from 'node:stream/consumers'
import { receive } from '../body/receive.ts'
import type { Operation } from '../operation.ts'
import { s3Namespace, xmlDocument } from '../xml.ts'
import { parseDeletion } from './deletion.ts'

/** Room for 1000 keys of 1024 bytes, escaped. */
const largestList = 8 * 1024 * 1024

export const deleteObject: Operation = {
  query: [],
  async run({ target }, { buckets }) {
    await buckets.get(target.bucket).remove(target.key)
    return { status: 204 }
  },
}

export const deleteObjects: Operation = {
  query: ['delete'],
  async run(request, { buckets }) {
    const bucket = buckets.get(request.target.bucket)
    const { keys, isQuiet } = parseDeletion(await text(receive(request, largestList)))
    await Promise.all(keys.map((key) => bucket.remove(key)))
    const deleted = isQuiet ? [] : keys.map((key) => ({ Key: key }))
    const body = xmlDocument('DeleteResult', { Deleted: deleted }, s3Namespace)
    return { status: 200, headers: { 'content-type': 'application/xml' }, body }
  },
}

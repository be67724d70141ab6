import { SaxesParser } from 'saxes'
import { checkKey } from '../request-target.ts'
import { S3Error } from '../s3-error.ts'

const maxKeys = 1000
const known = ['Delete', 'Delete/Object', 'Delete/Object/Key', 'Delete/Quiet']

export type Deletion = { keys: string[]; isQuiet: boolean }

/**
 * Parses the body of a DeleteObjects request.
 * @throws S3Error `MalformedXML`, `KeyTooLongError`, or `NotImplemented` for conditions and versions
 */
export function parseDeletion(xml: string): Deletion {
  const keys: string[] = []
  let isQuiet = false
  let texts: string[] = []
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new S3Error('MalformedXML')
  })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    texts = []
    if (!known.includes(path.join('/'))) throw new S3Error(path.length === 1 ? 'MalformedXML' : 'NotImplemented')
  })
  parser.on('text', (text) => void texts.push(text))
  parser.on('cdata', (text) => void texts.push(text))
  parser.on('closetag', () => {
    const place = path.join('/')
    if (place === 'Delete/Object/Key') keys.push(checkKey(texts.join('')))
    if (place === 'Delete/Quiet') isQuiet = texts.join('').trim() === 'true'
    path.pop()
  })
  parser.write(xml).close()
  if (keys.length === 0 || keys.length > maxKeys) throw new S3Error('MalformedXML')
  return { keys, isQuiet }
}

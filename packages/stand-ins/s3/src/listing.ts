import { byKey, type StoredObject } from './objects/stored-object.ts'

export type ListingQuery = {
  prefix: string
  /** Keys that go on with this after the prefix and a name are folded into one common prefix. '' folds nothing. */
  delimiter: string
  /** Only what comes after this key. */
  after: string
  /** Whether `after` is a common prefix that was listed already, with everything under it. */
  afterIsPrefix: boolean
  maxKeys: number
}

export type Listing = {
  objects: StoredObject[]
  commonPrefixes: string[]
  /** Where the next page goes on; undefined when this is the last one. */
  next: Pick<ListingQuery, 'after' | 'afterIsPrefix'> | undefined
}

function commonPrefixOf(key: string, { prefix, delimiter }: ListingQuery): string | undefined {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
  return end < 0 ? undefined : key.slice(0, end + delimiter.length)
}

const isWanted = (object: StoredObject, { prefix, after, afterIsPrefix }: ListingQuery): boolean =>
  object.key.startsWith(prefix) && byKey(object, { key: after }) > 0 && !(afterIsPrefix && object.key.startsWith(after))

/** One page of objects; `sorted` holds all of them in the order of their keys. */
export function listPage(sorted: readonly StoredObject[], query: ListingQuery): Listing {
  const objects: StoredObject[] = []
  const commonPrefixes: string[] = []
  let next: Listing['next']
  if (query.maxKeys === 0) return { objects, commonPrefixes, next }
  for (const object of sorted) {
    if (!isWanted(object, query)) continue
    const folded = commonPrefixOf(object.key, query)
    if (folded !== undefined && folded === commonPrefixes.at(-1)) continue
    if (objects.length + commonPrefixes.length === query.maxKeys) return { objects, commonPrefixes, next }
    if (folded === undefined) objects.push(object)
    else commonPrefixes.push(folded)
    next = { after: folded ?? object.key, afterIsPrefix: folded !== undefined }
  }
  return { objects, commonPrefixes, next: undefined }
}

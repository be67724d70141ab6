import { byKey, type StoredObject } from './objects/stored-object.ts'

export type ListingQuery = {
  prefix: string
  /** Delimiter that folds keys into common prefixes; '' for none. */
  delimiter: string
  /** Lists keys after this one. */
  after: string
  /** Whether `after` is a common prefix, to be skipped with all its keys. */
  afterIsPrefix: boolean
  maxKeys: number
}

export type Listing = {
  objects: StoredObject[]
  commonPrefixes: string[]
  /** Start of the next page; undefined on the last one. */
  next: Pick<ListingQuery, 'after' | 'afterIsPrefix'> | undefined
}

function commonPrefixOf(key: string, { prefix, delimiter }: ListingQuery): string | undefined {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
  return end < 0 ? undefined : key.slice(0, end + delimiter.length)
}

const isWanted = (object: StoredObject, { prefix, after, afterIsPrefix }: ListingQuery): boolean =>
  object.key.startsWith(prefix) && byKey(object, { key: after }) > 0 && !(afterIsPrefix && object.key.startsWith(after))

/** One page of a listing; `sorted` are all objects by key. */
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

import { createHash, timingSafeEqual } from 'node:crypto'

/** How long a link from the visual editor opens drafts, in seconds. */
const validFor = 3_600

/**
 * Whether an address comes from the visual editor: it carries the space, a time, and the hash of both with the preview
 * token, which only the editor and this server know.
 * @param now in milliseconds since 1970
 */
export function isFromEditor(search: URLSearchParams, previewToken: string | undefined, now = Date.now()): boolean {
  if (!previewToken || !search.has('_storyblok')) return false
  const [space, timestamp, token] = ['space_id', 'timestamp', 'token'].map(
    (name) => search.get(`_storyblok_tk[${name}]`) ?? '',
  )
  const age = now / 1000 - Number(timestamp)
  // A clock may be a little behind.
  if (!(age >= -60 && age <= validFor)) return false
  const expected = createHash('sha1').update(`${space}:${previewToken}:${timestamp}`).digest()
  const given = Buffer.from(token ?? '', 'hex')
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}

import { createHash, timingSafeEqual } from 'node:crypto'

const maxAgeSeconds = 3_600
/** Tolerated clock difference in seconds. */
const clockSkewSeconds = 60

/**
 * Whether a URL comes from the visual editor: it carries the space id, a timestamp, and the SHA-1 of both with the
 * preview token, a shared secret of editor and server. Valid for an hour.
 * @param now in milliseconds since the epoch
 */
export function isFromEditor(search: URLSearchParams, previewToken: string | undefined, now = Date.now()): boolean {
  if (!previewToken || !search.has('_storyblok')) return false
  const [space, timestamp, token] = ['space_id', 'timestamp', 'token'].map(
    (name) => search.get(`_storyblok_tk[${name}]`) ?? '',
  )
  const ageSeconds = now / 1000 - Number(timestamp)
  if (!(ageSeconds >= -clockSkewSeconds && ageSeconds <= maxAgeSeconds)) return false
  const expected = createHash('sha1').update(`${space}:${previewToken}:${timestamp}`).digest()
  const actual = Buffer.from(token ?? '', 'hex')
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected)
}

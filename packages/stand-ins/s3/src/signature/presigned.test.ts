import { expect, it } from 'vitest'
import { exchange, forUrl, replaceIn, type WireRequest } from '../testing/exchange.ts'
import { atTime, startTarget, type Target } from '../testing/target.ts'

type Make = (target: Target) => Promise<WireRequest>

const minute = 60_000
const day = 24 * 60 * minute
const download =
  (from: string | RegExp, to: string): Make =>
  async ({ getUrl }) =>
    forUrl('GET', replaceIn(await getUrl(), from, to))
const downloadMadeAt =
  (offsetMs: number): Make =>
  async ({ getUrl }) =>
    forUrl('GET', await atTime(offsetMs, () => getUrl()))
const upload =
  (body: string, headers: Record<string, string>): Make =>
  async ({ putUrl }) =>
    forUrl('PUT', await putUrl(), headers, body)

const png = { 'content-type': 'image/png' }
const now = () => new Date().toISOString().replace(/[-:]|\.\d+/g, '')

it('accepts valid URLs until their last second', async () => {
  const target = await startTarget()
  const late = await atTime(-55_000, () => target.getUrl())
  expect(await exchange(target.port, forUrl('GET', late))).toMatchObject({ status: 200, content: 'secret' })
  expect(await exchange(target.port, await upload('body', png)(target))).toMatchObject({ status: 200 })
})

it.each<[string, string, Make]>([
  ['an expired address', 'AccessDenied', downloadMadeAt(-2 * minute)],
  ['an address of tomorrow', 'AccessDenied', downloadMadeAt(day)],
  ['a longer expiry than signed', 'SignatureDoesNotMatch', download('X-Amz-Expires=60', 'X-Amz-Expires=6000')],
  ['an expiry of more than a week', 'AccessDenied', download('X-Amz-Expires=60', 'X-Amz-Expires=604801')],
  ['an expiry of nothing', 'AccessDenied', download('X-Amz-Expires=60', 'X-Amz-Expires=0')],
  ['an expiry that is no number', 'AccessDenied', download('X-Amz-Expires=60', 'X-Amz-Expires=6e1')],
  ['no expiry', 'AccessDenied', download('&X-Amz-Expires=60', '')],
  ['no date', 'AccessDenied', download(/&X-Amz-Date=\w+/, '')],
  ['another algorithm', 'AccessDenied', download('HMAC-SHA256', 'HMAC-SHA1')],
  ['no credential', 'AccessDenied', download(/&X-Amz-Credential=[^&]+/, '')],
  ['another access key', 'InvalidAccessKeyId', download('Credential=an', 'Credential=no')],
  ['an altered signature', 'SignatureDoesNotMatch', download(/Signature=.{6}/, 'Signature=000000')],
  ['a signature in capitals', 'AccessDenied', download(/Signature=\w+/, `Signature=${'A'.repeat(64)}`)],
  ['no signature', 'AccessDenied', download(/&X-Amz-Signature=\w+/, '')],
  ['no signed headers', 'AccessDenied', download('SignedHeaders=host', 'SignedHeaders=')],
  ['another key', 'SignatureDoesNotMatch', download('/there?', '/other?')],
  ['another bucket', 'SignatureDoesNotMatch', download('/kostbar/', '/another/')],
  ['another type of the answer', 'SignatureDoesNotMatch', download('?', '?response-content-type=text%2Fhtml&')],
  ['an upload that is longer than signed', 'SignatureDoesNotMatch', upload('longer body', png)],
  ['an upload that is shorter than signed', 'SignatureDoesNotMatch', upload('b', png)],
  ['an upload of another type', 'SignatureDoesNotMatch', upload('body', { 'content-type': 'text/html' })],
  ['an upload without a type', 'SignatureDoesNotMatch', upload('body', {})],
  ['an upload with rights for everyone', 'AccessDenied', upload('body', { ...png, 'x-amz-acl': 'public-read' })],
  ['an upload that becomes a copy', 'AccessDenied', upload('body', { ...png, 'x-amz-copy-source': '/kostbar/there' })],
  ['an upload by a page of another origin', 'AccessForbidden', upload('body', { ...png, origin: 'https://evil.test' })],
  [
    'an upload without a length',
    'SignatureDoesNotMatch',
    async ({ putUrl }) => {
      const headers = { ...png, 'transfer-encoding': 'chunked' }
      return { ...forUrl('PUT', await putUrl(), headers), body: 'body' }
    },
  ],
  [
    'a download by a page of another origin',
    'AccessForbidden',
    async ({ getUrl }) => forUrl('GET', await getUrl(), { origin: 'https://evil.test' }),
  ],
  [
    'a later date than signed',
    'SignatureDoesNotMatch',
    async ({ getUrl }) => {
      return forUrl('GET', replaceIn(await atTime(-2 * minute, getUrl), /Date=\w+/, `Date=${now()}`))
    },
  ],
  [
    'a download used to upload',
    'SignatureDoesNotMatch',
    async ({ getUrl }) => forUrl('PUT', await getUrl(), {}, 'body'),
  ],
  ['a download used to delete', 'SignatureDoesNotMatch', async ({ getUrl }) => forUrl('DELETE', await getUrl())],
  [
    'an upload used to download',
    'SignatureDoesNotMatch',
    async ({ putUrl }) => forUrl('GET', await putUrl({ Key: 'there' })),
  ],
])('refuses %s with 403', async (_what, code, make) => {
  const target = await startTarget()
  const answer = await exchange(target.port, await make(target))
  expect([answer.status, answer.code]).toEqual([403, code])
  expect(answer.content).not.toMatch(/secret|X-Amz-Signature/)
  await target.expectUnchanged()
})

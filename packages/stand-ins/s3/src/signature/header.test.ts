import { expect, it } from 'vitest'
import {
  exchange,
  forUrl,
  replaceIn,
  type WireRequest,
  withAuthorization,
  withHeaders,
  withoutHeader,
} from '../testing/exchange.ts'
import { credentials } from '../testing/settings.ts'
import { signed } from '../testing/signed-request.ts'
import { atTime, startTarget, type Target } from '../testing/target.ts'

type Make = (target: Target) => Promise<WireRequest>

const minute = 60_000
const signedGet = ({ s3, get }: Target) => signed(s3, get())
const unsigned =
  (method: string, path: string, body?: string): Make =>
  async () =>
    forUrl(method, `http://127.0.0.1${path}`, {}, body)
const authorization =
  (from: string | RegExp, to: string): Make =>
  async (target) =>
    withAuthorization(await signedGet(target), from, to)
const headers =
  (changed: Record<string, string>): Make =>
  async (target) =>
    withHeaders(await signedGet(target), changed)
const lacking =
  (header: string): Make =>
  async (target) =>
    withoutHeader(await signedGet(target), header)
const changed =
  (change: Partial<WireRequest>): Make =>
  async (target) => ({ ...(await signedGet(target)), ...change })
const signedBy =
  (accessKeyId: string, secretAccessKey: string): Make =>
  ({ sdk, get }) =>
    signed(sdk({ credentials: { accessKeyId, secretAccessKey } }), get())

const { accessKey, secretKey } = credentials

it('accepts a valid request', async () => {
  const target = await startTarget()
  expect(await exchange(target.port, await signedGet(target))).toMatchObject({ status: 200, content: 'secret' })
})

it.each<[string, string, Make]>([
  ['a GET without a signature', 'AccessDenied', unsigned('GET', '/kostbar/there')],
  ['a HEAD without a signature', '', unsigned('HEAD', '/kostbar/there')],
  ['a list without a signature', 'AccessDenied', unsigned('GET', '/kostbar?list-type=2')],
  ['a list of buckets without a signature', 'AccessDenied', unsigned('GET', '/')],
  ['a PUT without a signature', 'AccessDenied', unsigned('PUT', '/kostbar/new', 'body')],
  ['a DELETE without a signature', 'AccessDenied', unsigned('DELETE', '/kostbar/there')],
  ['a POST without a signature', 'AccessDenied', unsigned('POST', '/kostbar?delete', '<Delete/>')],
  ['another scheme', 'AccessDenied', headers({ authorization: 'Bearer abc' })],
  ['version 2 of signatures', 'AccessDenied', headers({ authorization: `AWS ${accessKey}:c2lnbmF0dXJl` })],
  ['another algorithm', 'AccessDenied', authorization('HMAC-SHA256', 'HMAC-SHA1')],
  ['an altered signature', 'SignatureDoesNotMatch', authorization(/Signature=.{8}/, 'Signature=00000000')],
  ['an empty signature', 'AccessDenied', authorization(/Signature=.*/, 'Signature=')],
  ['a cut signature', 'AccessDenied', authorization(/.{10}$/, '')],
  ['a signature that is no number', 'AccessDenied', authorization(/.{64}$/, 'z'.repeat(64))],
  ['another secret', 'SignatureDoesNotMatch', signedBy(accessKey, 'guessed')],
  ['an empty secret', 'SignatureDoesNotMatch', signedBy(accessKey, '')],
  ['another access key', 'InvalidAccessKeyId', signedBy('other', secretKey)],
  ['another region', 'AccessDenied', ({ sdk, get }) => signed(sdk({ region: 'us-east-1' }), get())],
  ['another service', 'AccessDenied', authorization('/s3/', '/sqs/')],
  ['another day of the credential', 'AccessDenied', authorization(/\/\d{8}\//, '/20200101/')],
  ['another method', 'SignatureDoesNotMatch', changed({ method: 'DELETE' })],
  ['another key', 'SignatureDoesNotMatch', changed({ path: '/kostbar/other?x-id=GetObject' })],
  ['the same key written otherwise', 'SignatureDoesNotMatch', changed({ path: '/kostbar/%74here?x-id=GetObject' })],
  ['a way around to the same key', 'SignatureDoesNotMatch', changed({ path: '/kostbar/x/../there?x-id=GetObject' })],
  [
    'one more parameter',
    'SignatureDoesNotMatch',
    changed({ path: '/kostbar/there?x-id=GetObject&response-expires=0' }),
  ],
  ['one parameter less', 'SignatureDoesNotMatch', changed({ path: '/kostbar/there' })],
  ['another host', 'SignatureDoesNotMatch', headers({ host: 'evil.test' })],
  ['no date', 'AccessDenied', lacking('x-amz-date')],
  ['a date that is none', 'AccessDenied', headers({ 'x-amz-date': 'yesterday' })],
  ['a date that does not exist', 'AccessDenied', headers({ 'x-amz-date': '20269999T999999Z' })],
  ['no hash of the body', 'AccessDenied', lacking('x-amz-content-sha256')],
  ['another hash of the body', 'SignatureDoesNotMatch', headers({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' })],
  ['a date 16 minutes ago', 'RequestTimeTooSkewed', (target) => atTime(-16 * minute, () => signedGet(target))],
  ['a date in 16 minutes', 'RequestTimeTooSkewed', (target) => atTime(16 * minute, () => signedGet(target))],
  ['a header that was not signed', 'AccessDenied', headers({ 'x-amz-meta-role': 'admin' })],
  ['a source to copy that was not signed', 'AccessDenied', headers({ 'x-amz-copy-source': '/kostbar/there' })],
  ['the host not signed', 'AccessDenied', authorization(';host;', ';')],
  ['a signed header that is not there', 'SignatureDoesNotMatch', authorization('Headers=', 'Headers=constructor;')],
  [
    'a later date than signed',
    'SignatureDoesNotMatch',
    async (target) => {
      const now = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
      return withHeaders(await atTime(-2 * minute, () => signedGet(target)), { 'x-amz-date': now })
    },
  ],
  [
    'a list of other keys',
    'SignatureDoesNotMatch',
    async ({ s3, list }) => {
      const sent = await signed(s3, list)
      return { ...sent, path: replaceIn(sent.path, 'mine', 'your') }
    },
  ],
  [
    'an altered signed header',
    'SignatureDoesNotMatch',
    async ({ s3, put }) => {
      return withHeaders(await signed(s3, put({ Metadata: { role: 'member' } })), { 'x-amz-meta-role': 'admin' })
    },
  ],
  [
    'two ways of signing at once',
    'AccessDenied',
    async (target) => ({ ...(await signedGet(target)), path: forUrl('GET', await target.getUrl()).path }),
  ],
])('refuses %s with 403', async (_what, code, make) => {
  const target = await startTarget()
  const answer = await exchange(target.port, await make(target))
  expect([answer.status, answer.code ?? '']).toEqual([403, code])
  expect(answer.content).not.toContain('secret')
  await target.expectUnchanged()
})

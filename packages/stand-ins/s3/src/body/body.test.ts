import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { crc32 as zlibCrc32 } from 'node:zlib'
import { DeleteObjectsCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { describe, expect, it, onTestFinished } from 'vitest'
import { exchange, forUrl, type WireRequest, withHeaders } from '../testing/exchange.ts'
import { bucket } from '../testing/settings.ts'
import { signed } from '../testing/signed-request.ts'
import { startTarget, type Target } from '../testing/target.ts'

type Make = (target: Target) => Promise<WireRequest>

const hashOf = (algorithm: string, content: string) => createHash(algorithm).update(content).digest('base64')
const crc32Of = (content: string) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(zlibCrc32(content))
  return bytes.toString('base64')
}
const upload =
  (more: object): Make =>
  ({ s3, put }) =>
    signed(s3, put(more))
const deletion =
  (xml: string): Make =>
  ({ s3 }) =>
    signed(s3, new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: [] } }), xml)

/** Request that the SDK sends for a stream: S3's own chunked encoding, followed by the checksum (here of `body`). */
const chunked =
  (body: string, headers: Record<string, string> = {}): Make =>
  async ({ sdk, put }) => {
    const s3 = sdk({ requestChecksumCalculation: 'WHEN_SUPPORTED' })
    const sent = await signed(s3, put({ Body: Readable.from(['body']), ContentLength: 4 }))
    return { ...withHeaders(sent, headers), body }
  }
const crc32 = `x-amz-checksum-crc32:${crc32Of('body')}\r\n`

const expectRefusal = async (status: number, code: string, make: Make) => {
  const target = await startTarget({ maxObjectBytes: 1000 })
  const answer = await exchange(target.port, await make(target))
  expect([answer.status, answer.code]).toEqual([status, code])
  await target.expectUnchanged()
}

describe('a body', () => {
  it.each<[string, number, string, Make]>([
    ['of another MD5', 400, 'BadDigest', upload({ ContentMD5: hashOf('md5', 'other') })],
    ['of an MD5 that is none', 400, 'InvalidDigest', upload({ ContentMD5: 'bm8=' })],
    ['of another CRC32', 400, 'BadDigest', upload({ ChecksumCRC32: 'AAAAAA==' })],
    ['of another SHA-1', 400, 'BadDigest', upload({ ChecksumSHA1: hashOf('sha1', 'other') })],
    ['of another SHA-256', 400, 'BadDigest', upload({ ChecksumSHA256: hashOf('sha256', 'other') })],
    ['of a checksum nobody here can make', 501, 'NotImplemented', upload({ ChecksumCRC32C: 'AAAAAA==' })],
    ['over the cap', 400, 'EntityTooLarge', upload({ Body: 'x'.repeat(1001) })],
    ['over the cap by far', 400, 'EntityTooLarge', upload({ Body: Buffer.alloc(8_000_000) })],
    ['for a key of more than 1024 bytes', 400, 'KeyTooLongError', upload({ Key: 'ü'.repeat(513) })],
    ['for a bucket that is not there', 404, 'NoSuchBucket', upload({ Bucket: 'other' })],
    ['with rights for everyone', 501, 'NotImplemented', upload({ ACL: 'public-read' })],
    ['with a condition', 501, 'NotImplemented', upload({ IfNoneMatch: '*' })],
    ['with tags', 501, 'NotImplemented', upload({ Tagging: 'a=b' })],
    [
      'other than hashed',
      400,
      'XAmzContentSHA256Mismatch',
      async (target) => ({ ...(await upload({})(target)), body: 'evil' }),
    ],
    [
      'without a length',
      411,
      'MissingContentLength',
      async ({ s3, put }) => {
        const url = await getSignedUrl(s3, put({ Body: undefined }))
        return { ...forUrl('PUT', url, { 'transfer-encoding': 'chunked' }), body: 'body' }
      },
    ],
  ])('%s is refused', (_what, status, code, make) => expectRefusal(status, code, make))

  it('with Expect: 100-continue is refused before it is sent, or accepted', async () => {
    const target = await startTarget({ maxObjectBytes: 4_000_000 })
    const send = (size: number) => target.s3.send(target.put({ Body: Buffer.alloc(size) }))
    await expect(send(4_000_001)).rejects.toMatchObject({ name: 'EntityTooLarge' })
    await target.expectUnchanged()
    await send(4_000_000)
  })
})

describe('a connection', () => {
  /** Sends an upload of 8 MB and immediately after it another request. @returns the answers to both */
  async function sendTwo({ port, s3, put }: Target, next: string): Promise<string> {
    const upload = forUrl('PUT', await getSignedUrl(s3, put({ Body: undefined })))
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const host = `host: 127.0.0.1:${port}\r\n`
    socket.write(`PUT ${upload.path} HTTP/1.1\r\n${host}content-length: 8000000\r\n\r\n${'x'.repeat(8_000_000)}`)
    socket.write(`${next}${host}connection: close\r\n\r\n`)
    return text(socket)
  }

  it('stays usable after a body refused before it was read', async () => {
    const target = await startTarget({ maxObjectBytes: 1000 })
    const { path } = forUrl('GET', await target.getUrl())
    const answers = await sendTwo(target, `GET ${path} HTTP/1.1\r\n`)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
    expect(answers).toMatch(/secret$/)
  })

  it('stays usable after a body that could not be stored', async () => {
    const target = await startTarget()
    await rm(join(target.directory, bucket), { recursive: true })
    const { path } = forUrl(
      'HEAD',
      await getSignedUrl(target.s3, new HeadObjectCommand({ Bucket: bucket, Key: 'there' })),
    )
    const answers = await sendTwo(target, `HEAD ${path} HTTP/1.1\r\n`)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 500', 'HTTP/1.1 200'])
    expect(answers).toContain('<Code>InternalError</Code>')
    expect(answers).not.toContain(target.directory)
    expect(target.errors).toEqual([expect.objectContaining({ code: 'ENOENT' })])
  })

  it('gets the refusal of an endless body once it exceeds its announced length', async () => {
    const target = await startTarget()
    const { method, path, headers } = await chunked('')(target)
    const sent = request({ host: '127.0.0.1', port: target.port, method, path, headers, agent: false })
    const answered = once(sent, 'response', { signal: AbortSignal.timeout(10_000) })
    sent.write(`ffffffff\r\n${'x'.repeat(100_000)}`)
    const [answer] = (await answered) as [IncomingMessage]
    sent.destroy()
    expect(answer.statusCode).toBe(403)
    await target.expectUnchanged()
  })
})

describe('a chunked body', () => {
  it('is decoded', async () => {
    const target = await startTarget()
    const whole = `1\r\nb\r\n3;chunk-signature=x\r\nody\r\n0\r\n${crc32}\r\n`
    expect(await exchange(target.port, await chunked(whole)(target))).toMatchObject({ status: 200 })
    const { content } = await exchange(target.port, forUrl('GET', await target.getUrl({ Key: 'new' })))
    expect(content).toBe('body')
  })

  it.each<[string, number, string, string]>([
    ['with another checksum', 400, 'BadDigest', '4\r\nbody\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n'],
    ['without its checksum', 400, 'BadDigest', '4\r\nbody\r\n0\r\n\r\n'],
    ['longer than signed', 403, 'AccessDenied', `5\r\nbody!\r\n0\r\n${crc32}\r\n`],
    ['shorter than signed', 403, 'AccessDenied', `3\r\nbod\r\n0\r\n${crc32}\r\n`],
    ['that is not chunked', 400, 'IncompleteBody', 'body\r\n'],
    ['that is cut within a chunk', 400, 'IncompleteBody', '4\r\nbo'],
    ['that is cut between chunks', 400, 'IncompleteBody', '4\r\nbody\r\n'],
    ['that is cut before its end', 400, 'IncompleteBody', `4\r\nbody\r\n0\r\n${crc32}`],
    ['with a chunk longer than its size', 400, 'IncompleteBody', `3\r\nbody\r\n0\r\n${crc32}\r\n`],
    ['with a size that is none', 400, 'IncompleteBody', `-4\r\nbody\r\n0\r\n${crc32}\r\n`],
    ['that goes on after its end', 400, 'IncompleteBody', `4\r\nbody\r\n0\r\n${crc32}\r\nmore`],
    ['with an endless line', 400, 'IncompleteBody', 'f'.repeat(10_000)],
  ])('%s is refused', (_what, status, code, body) => expectRefusal(status, code, chunked(body)))

  it('without a signed length is refused', async () => {
    await expectRefusal(403, 'SignatureDoesNotMatch', chunked('', { 'x-amz-decoded-content-length': '5' }))
    await expectRefusal(403, 'SignatureDoesNotMatch', chunked('', { 'x-amz-trailer': 'x-amz-checksum-md5' }))
  })
})

describe('a DeleteObjects body', () => {
  it.each<[string, number, string, string]>([
    ['that is no XML', 400, 'MalformedXML', '<Delete><Object><Key>there</Object></Delete>'],
    ['that is cut', 400, 'MalformedXML', '<Delete><Object><Key>there</Key></Object>'],
    ['that is something else', 400, 'MalformedXML', '<Remove><Object><Key>there</Key></Object></Remove>'],
    ['that is empty', 400, 'MalformedXML', '<Delete></Delete>'],
    ['that is too long', 400, 'MalformedXML', `<Delete>${'<Object><Key>there</Key></Object>'.repeat(1001)}</Delete>`],
    [
      'with entities',
      400,
      'MalformedXML',
      '<!DOCTYPE a [<!ENTITY b "there">]><Delete><Object><Key>&b;</Key></Object></Delete>',
    ],
    [
      'with versions',
      501,
      'NotImplemented',
      '<Delete><Object><Key>there</Key><VersionId>1</VersionId></Object></Delete>',
    ],
  ])('%s is refused', (_what, status, code, xml) => expectRefusal(status, code, deletion(xml)))
})

describe('a request', () => {
  const signedList =
    (query: object): Make =>
    ({ s3, list }) =>
      signed(s3, Object.assign(Object.create(list), { input: { ...list.input, ...query } }))

  it.each<[string, number, string, Make]>([
    ['whose path cannot be read', 400, 'InvalidURI', async () => forUrl('GET', 'http://x/kostbar/%E4')],
    [
      'with a whole address for its path',
      400,
      'InvalidURI',
      async () => ({ method: 'GET', path: 'http://x/', headers: {} }),
    ],
    [
      'with a parameter twice',
      400,
      'InvalidArgument',
      async ({ getUrl }) => forUrl('GET', `${await getUrl()}&a=1&a=2`),
    ],
    ['for a part that is not there', 416, 'InvalidRange', ({ s3, get }) => signed(s3, get({ Range: 'bytes=6-' }))],
    ['for an object that is not there', 404, 'NoSuchKey', ({ s3, get }) => signed(s3, get({ Key: 'none' }))],
    ['for one version', 501, 'NotImplemented', ({ s3, get }) => signed(s3, get({ VersionId: '1' }))],
    ['under a condition', 501, 'NotImplemented', ({ s3, get }) => signed(s3, get({ IfMatch: '"x"' }))],
    ['with a wrong token', 400, 'InvalidArgument', signedList({ ContinuationToken: 'nonsense' })],
    ['for a negative number of keys', 400, 'InvalidArgument', signedList({ MaxKeys: -1 })],
    ['for another encoding', 400, 'InvalidArgument', signedList({ EncodingType: 'base64' })],
  ])('%s is refused', (_what, status, code, make) => expectRefusal(status, code, make))
})

import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { describe, expect, it } from 'vitest'
import { bucket, webOrigin } from './testing/settings.ts'
import { sdkFor, startStorage } from './testing/storage.ts'

const signableHeaders = new Set(['content-type', 'content-length'])

async function start() {
  const storage = await startStorage()
  // Real S3 needs this setting: the default one signs the checksum of an empty body.
  const s3 = sdkFor(storage.endpoint, { requestChecksumCalculation: 'WHEN_REQUIRED' })
  const uploadUrl = (Key: string, ContentLength: number) => {
    const command = new PutObjectCommand({ Bucket: bucket, Key, ContentType: 'image/png', ContentLength })
    return getSignedUrl(s3, command, { expiresIn: 60, signableHeaders })
  }
  const downloadUrl = (Key: string, more = {}) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket, Key, ...more }), { expiresIn: 60 })
  return { ...storage, uploadUrl, downloadUrl }
}

const png = { 'content-type': 'image/png' }

describe('presigned URLs', () => {
  it('accept uploads and serve downloads of a browser', async () => {
    const { uploadUrl, downloadUrl } = await start()
    const key = 'avatars/Größe & so (1).png'
    const put = await fetch(await uploadUrl(key, 5), {
      method: 'PUT',
      body: 'bytes',
      headers: { ...png, origin: webOrigin },
    })
    expect(put.status).toBe(200)
    expect(put.headers.get('access-control-allow-origin')).toBe(webOrigin)
    const got = await fetch(await downloadUrl(key))
    expect(await got.text()).toBe('bytes')
    expect(got.headers.get('content-type')).toBe('image/png')
    expect(got.headers.get('x-content-type-options')).toBe('nosniff')
    const part = await fetch(await downloadUrl(key), { headers: { range: 'bytes=1-2' } })
    expect([part.status, await part.text()]).toEqual([206, 'yt'])
  })

  it('set the name and type of a download', async () => {
    const { uploadUrl, downloadUrl } = await start()
    await fetch(await uploadUrl('a', 5), { method: 'PUT', body: 'bytes', headers: png })
    const disposition = `attachment; filename="Plan.pdf"; filename*=UTF-8''Pl%C3%A4ne.pdf`
    const url = await downloadUrl('a', {
      ResponseContentDisposition: disposition,
      ResponseContentType: 'application/pdf',
    })
    const { headers } = await fetch(url)
    expect(headers.get('content-disposition')).toBe(disposition)
    expect(headers.get('content-type')).toBe('application/pdf')
    const broken = await fetch(await downloadUrl('a', { ResponseContentType: 'text/html\r\nset-cookie: a=b' }))
    expect(broken.status).toBe(400)
    expect(broken.headers.get('set-cookie')).toBeNull()
  })

  it('refuse a body that differs from the checksum the SDK signs by default', async () => {
    const { endpoint } = await start()
    const command = new PutObjectCommand({ Bucket: bucket, Key: 'a' })
    const url = await getSignedUrl(sdkFor(endpoint), command)
    expect(url).toContain('x-amz-checksum-crc32=')
    const answer = await fetch(url, { method: 'PUT', body: 'bytes' })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('<Code>BadDigest</Code>')])
  })

  it('answer a range request with If-Range of another version with the whole object', async () => {
    const { uploadUrl, downloadUrl } = await start()
    await fetch(await uploadUrl('a', 5), { method: 'PUT', body: 'bytes', headers: png })
    const url = await downloadUrl('a')
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    const part = (condition: string) => fetch(url, { headers: { range: 'bytes=1-2', 'if-range': condition } })
    expect((await part(etag)).status).toBe(206)
    expect((await part('"other"')).status).toBe(200)
  })
})

describe('a CORS preflight', () => {
  const preflight = async (headers: Record<string, string>) => {
    const { uploadUrl } = await start()
    return fetch(await uploadUrl('a', 5), { method: 'OPTIONS', headers })
  }
  const asking = { origin: webOrigin, 'access-control-request-method': 'PUT' }

  it('allows PUT and GET from the web app', async () => {
    const answer = await preflight({ ...asking, 'access-control-request-headers': 'content-type' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe(webOrigin)
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, PUT')
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(answer.headers.get('vary')).toBe('Origin')
    expect((await preflight({ ...asking, 'access-control-request-method': 'GET' })).status).toBe(200)
    expect((await preflight({ ...asking, origin: 'http://localhost:3000' })).status).toBe(200)
  })

  it.each([
    ['from another origin', { ...asking, origin: 'https://evil.test' }],
    ['from another port', { ...asking, origin: 'http://127.0.0.1:3001' }],
    ['from nowhere', { ...asking, origin: 'null' }],
    ['without an origin', { 'access-control-request-method': 'PUT' }],
    ['to DELETE', { ...asking, 'access-control-request-method': 'DELETE' }],
    ['without a requested method', { origin: webOrigin }],
    ['with other headers', { ...asking, 'access-control-request-headers': 'authorization' }],
  ])('refuses a request %s', async (_what, headers) => {
    const answer = await preflight(headers as unknown as Record<string, string>)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('<Code>AccessForbidden</Code>')])
    expect(answer.headers.get('access-control-allow-methods')).toBeNull()
  })
})

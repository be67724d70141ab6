import { documents } from '@kostbar/contracts/documents/endpoints'
import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { expect, it } from 'vitest'
import { imageTypeOf } from '../../infra/media-types.ts'
import { pdf, png, uploadTo } from '../../testing/files.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
/** App with the rate limits of production. */
const limited = useTestApp({ limitScale: 1 })

it('bytes sent to an upload URL after its file was verified are never served', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const params = { id: ben.id }
  const upload = await trainer.call(documents.upload, { params, query: { filename: 'plan.pdf', size: pdf.length } })
  await uploadTo(upload.url, pdf, upload.contentType)
  await trainer.call(documents.finish, { params: { ...params, docId: upload.docId } })
  const evil = Buffer.from(pdf)
  evil.write('<script>', 20)
  await uploadTo(upload.url, evil, upload.contentType)
  const [document] = await ben.call(documents.mine)
  expect(Buffer.from(await (await fetch(document?.url ?? '')).arrayBuffer())).toEqual(pdf)
})

it('headers that were not signed are not stored with the file', async () => {
  const ben = await app.person()
  const query = { filename: 'ich.png', size: png.length }
  const { url, key, contentType } = await ben.call(profileImage.upload, { query })
  const headers = { 'content-type': contentType, 'content-encoding': 'br', 'content-language': 'xx' }
  await fetch(url, { method: 'PUT', body: new Uint8Array(png), headers })
  const { profileImage: image } = await ben.call(profileImage.finish, { body: { key } })
  const answer = await fetch(image)
  expect(imageTypeOf(Buffer.from(await answer.arrayBuffer()))).toBe('image/jpeg')
  expect(['content-encoding', 'content-language'].map((name) => answer.headers.get(name))).toEqual([null, null])
})

it.each([
  ['images', async (app: TestApp) => uploadImages(app)],
  ['documents', async (app: TestApp) => uploadDocuments(app)],
])('an account gets 20 upload URLs for %s an hour', async (_what, upload) => {
  const next = await upload(limited)
  for (let n = 0; n < 20; n += 1) await next()
  await expect(next()).toMatchProblem('too_many_requests')
})

it('an account may finish 60 uploads of images an hour, because an upload address takes any number of files', async () => {
  const ben = await limited.person()
  const { key } = await ben.call(profileImage.upload, { query: { filename: 'ich.png', size: png.length } })
  const finish = () => ben.call(profileImage.finish, { body: { key } })
  for (let n = 0; n < 60; n += 1) await expect(finish()).toMatchProblem('not_found')
  await expect(finish()).toMatchProblem('too_many_requests')
})

async function uploadImages(from: TestApp) {
  const ben = await from.person()
  return () => ben.call(profileImage.upload, { query: { filename: 'ich.png', size: png.length } })
}

async function uploadDocuments(from: TestApp) {
  const ben = await from.person()
  const trainer = await from.trainerOf(ben)
  const query = { filename: 'plan.pdf', size: pdf.length }
  return async () => {
    const { docId } = await trainer.call(documents.upload, { params: { id: ben.id }, query })
    await trainer.call(documents.remove, { params: { id: ben.id, docId } })
  }
}

it('a member has at most 20 unfinished uploads', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const upload = () =>
    trainer.call(documents.upload, { params: { id: ben.id }, query: { filename: 'plan.pdf', size: pdf.length } })
  for (let n = 0; n < 20; n += 1) await upload()
  await expect(upload()).toMatchProblem('too_many_requests')
})

import { documents } from '@kostbar/contracts/documents/endpoints'
import { afterEach, expect, it, vi } from 'vitest'
import { Problem } from '../../problems/problem.ts'
import { pdf, uploadTo } from '../../testing/files.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
afterEach(() => void vi.restoreAllMocks())

const away = async () => {
  throw new Problem('unavailable')
}

it('answers 503 with a German text while storage is unavailable, and loses nothing', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const params = { id: ben.id }
  const query = { filename: 'plan.pdf', size: pdf.length }
  const { url, docId, contentType } = await trainer.call(documents.upload, { params, query })
  await uploadTo(url, pdf, contentType)
  vi.spyOn(app.infra.storage, 'head').mockImplementation(away)
  vi.spyOn(app.infra.storage, 'remove').mockImplementation(away)
  const refused = await Promise.all([
    trainer.exchange(documents.upload, { params, query }),
    trainer.exchange(documents.finish, { params: { ...params, docId } }),
    trainer.exchange(documents.remove, { params: { ...params, docId } }),
  ])
  for (const { status, body } of refused)
    expect([status, body.msg]).toEqual([503, 'Unsere Upload-Services sind derzeit nicht erreichbar.'])
  vi.restoreAllMocks()
  await trainer.call(documents.finish, { params: { ...params, docId } })
  expect(await ben.call(documents.mine)).toHaveLength(1)
})

it('keeps the upload until the document is listed: a request that was cut off can be repeated', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const upload = { params: { id: ben.id }, query: { filename: 'plan.pdf', size: pdf.length } }
  const { url, docId, contentType } = await trainer.call(documents.upload, upload)
  await uploadTo(url, pdf, contentType)
  const finish = () => trainer.call(documents.finish, { params: { id: ben.id, docId } })
  vi.spyOn(app.infra.database, 'transaction').mockRejectedValueOnce(new Problem('unavailable'))
  await expect(finish()).toMatchProblem('unavailable')
  const [one, other] = await Promise.all([finish(), finish()])
  expect(other.id).toBe(one.id)
  expect(await ben.call(documents.mine)).toMatchObject([{ id: one.id }])
})

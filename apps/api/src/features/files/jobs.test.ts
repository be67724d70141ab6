import { documents } from '@kostbar/contracts/documents/endpoints'
import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it, vi } from 'vitest'
import { pdf, png, uploadTo } from '../../testing/files.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { wholeTablesRead } from '../../testing/whole-table-reads.ts'
import { removeFilesJob, sweepFilesJob, sweepUploadsJob } from './jobs.ts'

const app = useTestApp()

async function withFiles(person: Person) {
  const query = { filename: 'ich.png', size: png.length }
  const { url, key, contentType } = await person.call(profileImage.upload, { query })
  await uploadTo(url, png, contentType)
  await person.call(profileImage.finish, { body: { key } })
  const trainer = await app.trainerOf(person)
  const params = { id: person.id }
  const plan = await trainer.call(documents.upload, { params, query: { filename: 'plan.pdf', size: pdf.length } })
  await uploadTo(plan.url, pdf, plan.contentType)
  await trainer.call(documents.finish, { params: { ...params, docId: plan.docId } })
}

async function storedOf({ id }: Person): Promise<string[]> {
  const lists = await Promise.all(['avatars', 'documents'].map((dir) => app.infra.storage.list(`${dir}/${id}/`)))
  return lists.flatMap(({ files }) => files.map(({ key }) => key))
}

it('erasing an account deletes its files, and no others', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  await withFiles(ben)
  await withFiles(mia)
  expect(await storedOf(ben)).toHaveLength(2)
  await ben.call(users.deleteMyself)
  await expect.poll(() => storedOf(ben)).toEqual([])
  expect(await storedOf(mia)).toHaveLength(2)
})

it('erasing an admin keeps the photos of public recipes', async () => {
  const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
  await app.person(['ROLE_ADMIN'])
  await withFiles(admin)
  const query = { filename: 'suppe.png', size: png.length }
  const { url, key, contentType } = await admin.call(recipes.assetUpload, { query })
  await uploadTo(url, png, contentType)
  const { id } = await addRecipe(admin, { image: key })
  await admin.call(users.deleteMyself)
  await expect.poll(() => storedOf(admin)).toEqual([])
  expect((await ben.exchange(recipes.image, { params: { recipeId: id } })).status).toBe(200)
})

it('finds what refers to a file without reading whole tables, except the exports of the last week', async () => {
  const ben = await app.person()
  await withFiles(ben)
  const { run } = removeFilesJob(app.infra.storage)
  const prefixes = [`avatars/${ben.id}/`]
  const { database } = app.infra
  const action = () => database.transaction((tx) => run({ prefixes }, tx))
  expect(await wholeTablesRead(database, action)).toEqual(['data_exports'])
  expect(await storedOf(ben)).toHaveLength(2)
})

it('the nightly sweep deletes unreferenced files older than a day, and no others', async () => {
  const ben = await app.person()
  await withFiles(ben)
  const { url, key, contentType } = await ben.call(profileImage.upload, {
    query: { filename: 'x.png', size: png.length },
  })
  await uploadTo(url, png, contentType)
  const sweep = sweepFilesJob(app.infra)
  const sweepOnce = () => app.infra.database.transaction((tx) => sweep.run({}, tx))
  await sweepOnce()
  expect(await storedOf(ben)).toHaveLength(3)
  const { list } = app.infra.storage
  const aged = vi.spyOn(app.infra.storage, 'list').mockImplementation(async (...about) => {
    const page = await list(...about)
    return { ...page, files: page.files.map((file) => ({ ...file, modified: new Date(Date.now() - 25 * 3_600_000) })) }
  })
  await sweepOnce()
  aged.mockRestore()
  expect(await storedOf(ben)).toHaveLength(2)
  expect(await app.infra.storage.head(key)).toBeNull()
})

it('the nightly sweep holds no lock on a table while it lists the next files', async () => {
  const { database, storage } = app.infra
  await withFiles(await app.person())
  const { list } = storage
  // Of the tables with files, those that no other job of this file reads.
  const locked: string[] = []
  const spied = vi.spyOn(storage, 'list').mockImplementation(async (...about) => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT DISTINCT relation::regclass::text AS name FROM pg_locks
        WHERE relation IN ('recipes'::regclass, 'photos'::regclass)
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    locked.push(...rows.map(({ name }) => name))
    return list(...about)
  })
  await database.transaction((tx) => sweepFilesJob(app.infra).run({}, tx))
  spied.mockRestore()
  expect(locked).toEqual([])
})

it('unfinished uploads are deleted after a day, also while the storage does not answer', async () => {
  const ben = await app.person()
  const { prisma, transaction } = app.infra.database
  const file = { userId: ben.id, contentType: 'image/jpeg', size: 1 }
  const dayAgo = new Date(Date.now() - 25 * 3_600_000)
  for (const [name, createdAt] of [
    ['alt', dayAgo],
    ['neu', new Date()],
  ] as const) {
    const key = `documents/${ben.id}/${name}`
    await prisma.document.create({ data: { ...file, createdAt, key, name, filename: `${name}.jpg` } })
    const photo = { kind: 'PROGRESS', clientKey: crypto.randomUUID(), takenOn: createdAt } as const
    await prisma.photo.create({ data: { ...file, ...photo, createdAt, uploadKey: `photos/${ben.id}/${name}` } })
  }
  const finished = { key: `documents/${ben.id}/fertig`, name: 'fertig', filename: 'fertig.jpg', arrivedAt: dayAgo }
  await prisma.document.create({ data: { ...file, ...finished, createdAt: dayAgo } })
  const list = vi.spyOn(app.infra.storage, 'list').mockImplementation(() => new Promise(() => undefined))
  await transaction((tx) => sweepUploadsJob.run({}, tx))
  list.mockRestore()
  const where = { userId: ben.id }
  expect(await prisma.document.findMany({ where, select: { name: true }, orderBy: { name: 'asc' } })).toEqual([
    { name: 'fertig' },
    { name: 'neu' },
  ])
  expect(await prisma.photo.findMany({ where, select: { uploadKey: true } })).toEqual([
    { uploadKey: `photos/${ben.id}/neu` },
  ])
})

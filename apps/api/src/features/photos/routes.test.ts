import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { photos } from '@kostbar/contracts/photos/endpoints'
import { photoMaxBytes } from '@kostbar/contracts/photos/photo-types'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
/** App with the rate limits of production. */
const limited = useTestApp({ limitScale: 1 })
const today = todayInVienna()

const fixture = (name: string) => readFile(new URL(`./testing/${name}`, import.meta.url))

const command = (file: Buffer, changes: object = {}) => ({
  key: crypto.randomUUID(),
  kind: 'PROGRESS' as const,
  takenOn: today,
  contentType: 'image/jpeg' as const,
  size: file.length,
  ...changes,
})

const put = (url: string, file: Buffer, contentType = 'image/jpeg') =>
  fetch(url, { method: 'PUT', body: new Uint8Array(file), headers: { 'content-type': contentType } })

/** Uploads a file as the browser does. @returns the answer of `finish` */
async function upload(person: Person, file: Buffer, changes: object = {}) {
  const body = command(file, changes)
  const { id, url } = await person.call(photos.upload, { body })
  if (url === null) throw new Error('The photo arrived already')
  expect((await put(url, file, body.contentType)).status).toBe(200)
  return person.exchange(photos.finish, { body: { id } })
}

const download = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

/** Names of the files stored for a person. */
const storedFiles = async ({ id }: Person) => (await app.infra.storage.list(`photos/${id}/`)).files

const list = (of: Person) => ({ params: { userId: of.id }, query: { kind: 'PROGRESS' as const } })

/**
 * Finishes an upload with two requests: the second begins before the first has stored the photo, and reads the file after
 * that was deleted and `change` has run.
 */
async function finishTwice(person: Person, id: string, change: () => Promise<unknown>) {
  const finish = () => person.exchange(photos.finish, { body: { id } })
  const { storage } = app.infra
  const { head, write } = storage
  const secondReads = Promise.withResolvers<void>()
  const second = Promise.withResolvers<Awaited<ReturnType<typeof finish>>>()
  vi.spyOn(storage, 'write').mockImplementationOnce(async (...about) => {
    finish().then(second.resolve, second.reject)
    await secondReads.promise
    return write(...about)
  })
  vi.spyOn(storage, 'head')
    .mockImplementationOnce(head)
    .mockImplementationOnce(async (key) => {
      secondReads.resolve()
      await first
      await expect.poll(() => head(key)).toBeNull()
      await change()
      return head(key)
    })
  const first = finish()
  const answers = await Promise.all([first, second.promise])
  vi.restoreAllMocks()
  return answers
}

describe('photos', () => {
  it.each([
    ['phone.jpg', 'image/jpeg', [48, 64]],
    ['phone.heic', 'image/heic', [64, 48]],
  ])('%s is stored in two sizes, upright, without place and camera', async (name, contentType, [width, height]) => {
    const ben = await app.person()
    const original = await fixture(name)
    expect(original.includes('KANARIE')).toBe(true)
    const { status, body } = await upload(ben, original, { contentType })
    expect([status, body.width, body.height]).toEqual([200, width, height])
    for (const url of [body.smallUrl, body.largeUrl]) {
      const file = await download(url)
      const metadata = await sharp(file).metadata()
      expect([metadata.format, metadata.exif, metadata.xmp, metadata.iptc]).toEqual([
        'jpeg',
        undefined,
        undefined,
        undefined,
      ])
      expect(file.includes('KANARIE')).toBe(false)
    }
    await expect.poll(() => storedFiles(ben)).toHaveLength(2)
  })

  it('scales a photo of exactly 15 MB down, and refuses one of a byte more, whatever size was announced', async () => {
    const ben = await app.person()
    const noise = { width: 2600, height: 1730, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const
    const pixels = await sharp({ create: { ...noise, background: '#fff' } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(pixels.length).toBeGreaterThan(13_000_000)
    expect(photoMaxBytes).toBe(15_000_000)
    // Padding after the end of the PNG: decoders ignore it.
    const largest = Buffer.concat([pixels, Buffer.alloc(photoMaxBytes - pixels.length)])
    const { status, body } = await upload(ben, largest, { contentType: 'image/png' })
    expect([status, body.width, body.height]).toEqual([200, 1600, 1065])

    const tooLarge = Buffer.concat([largest, Buffer.alloc(1)])
    expect((await ben.exchange(photos.upload, { body: command(tooLarge) })).body.code).toBe('too_large')
    const { id, url } = await ben.call(photos.upload, { body: command(largest) })
    const put = await fetch(url ?? '', {
      method: 'PUT',
      body: new Uint8Array(tooLarge),
      headers: { 'content-type': 'image/jpeg' },
    })
    expect(put.status).toBe(403)
    // Simulates a storage that does not check the signed length.
    const { uploadKey } = await app.infra.database.prisma.photo.findUniqueOrThrow({ where: { id } })
    const sent = { key: uploadKey, contentType: 'image/jpeg', contentLength: tooLarge.length }
    await app.infra.storage.write(sent, Readable.from([tooLarge]))
    expect((await ben.exchange(photos.finish, { body: { id } })).body.code).toBe('too_large')
    expect(await storedFiles(ben)).toHaveLength(2)
    expect(await ben.call(photos.list, list(ben))).toHaveLength(1)
  })

  it('refuses an image bomb and what is no photo with a German sentence, and deletes them', async () => {
    const ben = await app.person()
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    const truncated = (await fixture('phone.jpg')).subarray(0, 700)
    for (const [file, code] of [
      [bomb, 'too_large'],
      [svg, 'unsupported_media_type'],
      [Buffer.from('MZ program'), 'unsupported_media_type'],
      [truncated, 'unsupported_media_type'],
    ] as const) {
      const { body } = await upload(ben, file)
      expect([body.code, /[Ff]oto/.test(body.msg)]).toEqual([code, true])
    }
    expect(await ben.call(photos.list, list(ben))).toEqual([])
    expect(await storedFiles(ben)).toEqual([])
  })

  it('is stored once, however often it is sent', async () => {
    const ben = await app.person()
    const file = await fixture('phone.jpg')
    const key = crypto.randomUUID()
    const first = await upload(ben, file, { key })
    const again = await ben.call(photos.upload, { body: command(file, { key }) })
    expect(again).toEqual({ id: first.body.id, url: null })
    const repeated = await Promise.all([1, 2].map(() => ben.call(photos.finish, { body: { id: first.body.id } })))
    expect(repeated.map(({ id }) => id)).toEqual([first.body.id, first.body.id])
    expect(await ben.call(photos.list, list(ben))).toHaveLength(1)
  })

  it.each([
    ['is missing', async () => undefined],
    ['is no photo', (url: string, size: number) => put(url, Buffer.alloc(size, 'x'))],
  ])('stays when a second request finishes it later, and its file %s by then', async (_what, change) => {
    const ben = await app.person()
    const file = await fixture('phone.jpg')
    const { id, url } = await ben.call(photos.upload, { body: command(file) })
    await put(url ?? '', file)
    const answers = await finishTwice(ben, id, () => change(url ?? '', file.length))
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [200, id],
      [200, id],
    ])
    expect(await ben.call(photos.list, list(ben))).toHaveLength(1)
  })

  it('may be finished 240 times an hour, because an upload address takes any number of files', async () => {
    const ben = await limited.person()
    const { id } = await ben.call(photos.upload, { body: command(await fixture('phone.jpg')) })
    const finish = () => ben.call(photos.finish, { body: { id } })
    for (let count = 0; count < 240; count += 1) await expect(finish()).toMatchProblem('not_found')
    await expect(finish()).toMatchProblem('too_many_requests')
  })

  it('is shown to the present trainer, which the member’s log says, and deleted by its member alone', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { body } = await upload(ben, await fixture('phone.jpg'))
    expect(await trainer.call(photos.list, list(ben))).toHaveLength(1)
    const { items } = await ben.call(audit.accessLog, { query: {} })
    expect(items).toMatchObject([{ action: 'data.read', area: 'photos', role: 'TRAINER' }])
    // Presigned URLs are valid for five minutes: a later view is logged again.
    const ago = (minutes: number) => ({ data: { createdAt: new Date(Date.now() - minutes * 60_000) } })
    for (const [minutes, entries] of [
      [4, 1],
      [6, 2],
    ] as const) {
      await app.infra.database.prisma.auditEntry.updateMany({ where: { subjectId: ben.id }, ...ago(minutes) })
      await trainer.call(photos.list, list(ben))
      expect((await ben.call(audit.accessLog, { query: {} })).items).toHaveLength(entries)
    }
    expect((await trainer.exchange(photos.remove, { params: { id: body.id } })).status).toBe(404)
    await ben.call(photos.remove, { params: { id: body.id } })
    expect(await ben.call(photos.list, list(ben))).toEqual([])
    await expect.poll(() => storedFiles(ben)).toEqual([])
  })

  it('of the progress are refused beyond the 500 that the list shows; photos of meals are not', async () => {
    const ben = await app.person()
    const row = { userId: ben.id, kind: 'PROGRESS', takenOn: new Date(today), contentType: 'image/jpeg' } as const
    const stored = Array.from({ length: 500 }, (_value, index) => {
      const key = `photos/${ben.id}/${index}`
      return { ...row, clientKey: crypto.randomUUID(), size: 1, uploadKey: key, key, smallKey: `${key}s` }
    })
    await app.infra.database.prisma.photo.createMany({ data: stored })
    const file = await fixture('phone.jpg')
    const { status, body } = await ben.exchange(photos.upload, { body: command(file) })
    expect([status, body.code, body.msg]).toEqual([
      409,
      'list_full',
      'Du hast schon 500 Fotos. Lösche eines, dann hat ein neues Platz.',
    ])
    await ben.call(protocol.start, { body: { startsOn: today } })
    const mealKey = crypto.randomUUID()
    const meal = { number: 1, key: mealKey, rev: 0, day: today, time: '12:00', kind: 'LUNCH' as const }
    await ben.call(protocol.saveMeal, { body: meal })
    await ben.call(photos.upload, { body: command(file, { kind: 'MEAL', mealKey }) })
  })

  it('of a meal goes with it', async () => {
    const ben = await app.person()
    await ben.call(protocol.start, { body: { startsOn: today } })
    const mealKey = crypto.randomUUID()
    const meal = { number: 1, key: mealKey, rev: 0, day: today, time: '12:00', kind: 'LUNCH' as const }
    await ben.call(protocol.saveMeal, { body: meal })
    const file = await fixture('phone.jpg')
    for (let count = 0; count < 4; count += 1) await upload(ben, file, { kind: 'MEAL', mealKey })
    const fifth = await ben.exchange(photos.upload, { body: command(file, { kind: 'MEAL', mealKey }) })
    expect(fifth.body.code).toBe('list_full')
    const { protocol: stored } = await ben.call(protocol.get, { params: { userId: ben.id }, query: {} })
    expect(stored?.meals[0]?.photoIds).toHaveLength(4)
    await ben.call(protocol.removeMeal, { params: { key: mealKey } })
    await expect.poll(() => storedFiles(ben)).toEqual([])
  })
})

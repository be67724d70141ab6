import { readFile } from 'node:fs/promises'
import { profileImage } from '@kostbar/contracts/profile-image/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../problems/problem.ts'
import { exe, png, svg, uploadTo } from '../../testing/files.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
afterEach(() => void vi.restoreAllMocks())

async function send(person: Person, filename: string, file: Buffer): Promise<string> {
  const query = { filename, size: file.length }
  const { url, key, contentType } = await person.call(profileImage.upload, { query })
  expect(await uploadTo(url, file, contentType)).toBe(200)
  return key
}
/** A photo as a phone takes it: 64 × 48 pixels, lying on its side, with place and camera. */
const phone = await readFile(new URL('../photos/testing/phone.jpg', import.meta.url))
const finish = (person: Person, key: string) => person.call(profileImage.finish, { body: { key } })
const storedOf = async ({ id }: Person) => (await app.infra.storage.list(`avatars/${id}/`)).files.map(({ key }) => key)

describe('a profile image', () => {
  it.each([
    ['ich.png', png],
    ['Ich.JPG', phone],
    ['ich.jpeg', phone],
  ])('%s is visible to its owner and the trainer, as a square without metadata', async (filename, file) => {
    const ben = await app.person()
    expect((await ben.call(users.info)).profileImage).toBeNull()
    await finish(ben, await send(ben, filename, file))
    const trainer = await app.trainerOf(ben)
    const seen = await trainer.call(users.get, { params: { id: ben.id } })
    for (const { profileImage } of [await ben.call(users.info), seen]) {
      const answer = await fetch(profileImage ?? '')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(answer.headers.get('content-disposition')).toMatch(/^inline/)
      const stored = Buffer.from(await answer.arrayBuffer())
      const { format, width, height, exif, xmp, iptc } = await sharp(stored).metadata()
      expect([format, width, height, exif, xmp, iptc]).toEqual(['jpeg', 512, 512, undefined, undefined, undefined])
      expect(stored.includes('KANARIE')).toBe(false)
    }
  })

  it('replaces the previous one and deletes its file and the upload, which cannot be finished twice', async () => {
    const ben = await app.person()
    await finish(ben, await send(ben, 'alt.png', png))
    const key = await send(ben, 'neu.jpg', phone)
    await finish(ben, key)
    const { profileImage: stored } = await app.infra.database.prisma.user.findUniqueOrThrow({ where: { id: ben.id } })
    await expect.poll(() => storedOf(ben)).toEqual([stored])
    await expect(finish(ben, key)).toMatchProblem('not_found')
    expect(await storedOf(ben)).toEqual([stored])
  })

  it('is removed with its file; removing it again does nothing', async () => {
    const ben = await app.person()
    await finish(ben, await send(ben, 'ich.png', png))
    expect(await ben.call(profileImage.remove)).toEqual({ success: true })
    expect((await ben.call(users.info)).profileImage).toBeNull()
    await expect.poll(() => storedOf(ben)).toEqual([])
    expect(await ben.call(profileImage.remove)).toEqual({ success: true })
  })

  it('can be finished again when it could not be stored', async () => {
    const ben = await app.person()
    const key = await send(ben, 'ich.png', png)
    vi.spyOn(app.infra.database, 'transaction').mockRejectedValueOnce(new Problem('unavailable'))
    await expect(finish(ben, key)).toMatchProblem('unavailable')
    await finish(ben, key)
    expect((await ben.call(users.info)).profileImage).not.toBeNull()
  })

  it.each([
    ['ein.svg', 1000, 415, 'Bitte wähle ein Bild im Format PNG oder JPG.'],
    ['ein.exe', 1000, 415, 'Bitte wähle ein Bild im Format PNG oder JPG.'],
    ['ein.png', 30_000_000, 413, 'Das Bild darf höchstens 10 MB groß sein.'],
  ])('%s of %i bytes gets no upload URL', async (filename, size, expected, sentence) => {
    const ben = await app.person()
    const { status, body } = await ben.exchange(profileImage.upload, { query: { filename, size } })
    expect([status, body.msg]).toEqual([expected, sentence])
  })

  it.each([
    ['a renamed program', exe],
    ['a renamed SVG', svg],
    ['a JPEG that says it is a PNG', phone],
    ['a PNG that ends after its first bytes', png.subarray(0, 20)],
  ])('%s is refused and deleted', async (_what, file) => {
    const ben = await app.person()
    const body = { key: await send(ben, 'ich.png', file) }
    const refused = await ben.exchange(profileImage.finish, { body })
    expect([refused.status, refused.body.msg]).toEqual([415, 'Bitte wähle ein Bild im Format PNG oder JPG.'])
    expect(await storedOf(ben)).toEqual([])
    expect((await ben.call(users.info)).profileImage).toBeNull()
  })

  it('of too many pixels is refused and deleted, however few bytes it has', async () => {
    const ben = await app.person()
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { status, body } = await ben.exchange(profileImage.finish, {
      body: { key: await send(ben, 'ich.png', bomb) },
    })
    expect([status, body.msg]).toEqual([413, 'Das Foto hat zu viele Bildpunkte. Bitte wähle ein kleineres.'])
    expect(await storedOf(ben)).toEqual([])
  })

  it('of 30 MB is refused and deleted, whatever size was announced', async () => {
    const ben = await app.person()
    const { key, contentType } = await ben.call(profileImage.upload, {
      query: { filename: 'ich.png', size: png.length },
    })
    const large = Buffer.concat([png, Buffer.alloc(30_000_000)])
    await uploadTo(
      await app.infra.storage.presignUpload({ key, contentType, contentLength: large.length }),
      large,
      contentType,
    )
    await expect(finish(ben, key)).toMatchProblem('too_large')
    expect(await storedOf(ben)).toEqual([])
  })

  it('cannot be a file of another user', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const key = await send(mia, 'ich.png', png)
    const missing = `avatars/${ben.id}/01890000-0000-7000-8000-000000000000.png`
    for (const foreign of [key, missing, `avatars/${ben.id}/../${mia.id}/x.png`, 'documents/x.png', 'x'])
      await expect(finish(ben, foreign)).toMatchProblem('not_found')
    expect(await storedOf(mia)).toEqual([key])
    expect((await ben.call(users.info)).profileImage).toBeNull()
  })

  it('answers 503 with a German text while storage is unavailable', async () => {
    const ben = await app.person()
    const key = await send(ben, 'ich.png', png)
    vi.spyOn(app.infra.storage, 'head').mockImplementation(async () => {
      throw new Problem('unavailable')
    })
    const query = { filename: 'ich.png', size: 10 }
    for (const { status, body } of [
      await ben.exchange(profileImage.upload, { query }),
      await ben.exchange(profileImage.finish, { body: { key } }),
    ])
      expect([status, body.msg]).toEqual([503, 'Unsere Bild-Services sind derzeit nicht erreichbar.'])
  })
})

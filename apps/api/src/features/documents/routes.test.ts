import { text } from 'node:stream/consumers'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { describe, expect, it } from 'vitest'
import { docx, exe, jpg, pdf, png, svg, uploadTo, webp, xlsx, zip } from '../../testing/files.ts'
import { recordProtocol } from '../../testing/recorded-protocol.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function coached() {
  const ben = await app.person()
  return { ben, trainer: await app.trainerOf(ben), id: ben.id }
}

/** Uploads a file as a trainer's browser does. */
async function send(by: Person, id: string, filename: string, file: Buffer) {
  const query = { filename, size: file.length }
  const { url, docId, contentType } = await by.call(documents.upload, { params: { id }, query })
  expect(await uploadTo(url, file, contentType)).toBe(200)
  return { id, docId }
}

const give = async (by: Person, id: string, filename: string, file: Buffer) =>
  by.call(documents.finish, { params: await send(by, id, filename, file) })

const storedOf = async (userId: string) => (await app.infra.storage.list(`documents/${userId}/`)).files

describe('a document', () => {
  it('is listed after its upload, newest first, and its URL saves it under its name', async () => {
    const { ben, trainer, id } = await coached()
    await send(trainer, id, 'nie-fertig.pdf', pdf)
    await give(trainer, id, 'Wochenplan für Ben.pdf', pdf)
    await give(trainer, id, 'foto.png', png)
    const listed = await ben.call(documents.mine)
    expect(listed.map(({ name, filename }) => [name, filename])).toEqual([
      ['foto', 'foto.png'],
      ['Wochenplan für Ben', 'Wochenplan für Ben.pdf'],
    ])
    expect(await trainer.call(documents.ofUser, { params: { id } })).toHaveLength(2)
    expect(listed[1]?.filesize).toBe(pdf.length / 1_000_000)
    const url = listed[1]?.url ?? ''
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300')
    const answer = await fetch(url)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-disposition')).toContain('Wochenplan%20f%C3%BCr%20Ben.pdf')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
  })

  it.each([
    ['plan.PDF', pdf],
    ['bild.jpg', jpg],
    ['bild.jpeg', jpg],
    ['bild.webp', webp],
    ['brief.docx', docx],
    ['liste.xlsx', xlsx],
    ['notiz.txt', Buffer.from('Grüße')],
    ['werte.csv', Buffer.from('Tag;kcal\n1;2000')],
  ])('accepts %s', async (filename, file) => {
    const { trainer, id } = await coached()
    expect(await give(trainer, id, filename, file)).toMatchObject({ filename })
  })

  it('is the same document when finished twice', async () => {
    const { ben, trainer, id } = await coached()
    const params = await send(trainer, id, 'plan.pdf', pdf)
    const first = await trainer.call(documents.finish, { params })
    expect(await trainer.call(documents.finish, { params })).toMatchObject({ id: first.id })
    expect(await ben.call(documents.mine)).toHaveLength(1)
  })

  it('is deleted with its file by the trainer, and with the notification that names it', async () => {
    const { ben, trainer, id } = await coached()
    const told = async () => (await ben.call(notifications.list, { query: {} })).items.map(({ text }) => text)
    await give(trainer, id, 'wochenplan.pdf', pdf)
    const { id: docId } = await give(trainer, id, 'befund-einer-anderen.pdf', pdf)
    expect(await told()).toHaveLength(2)
    await trainer.call(documents.remove, { params: { id, docId } })
    expect(await told()).toEqual(['Neues Dokument für dich: wochenplan'])
    const [other = expect.fail()] = await ben.call(documents.mine)
    await trainer.call(documents.remove, { params: { id, docId: other.id } })
    expect(await ben.call(documents.mine)).toEqual([])
    expect(await storedOf(id)).toEqual([])
    await expect(trainer.call(documents.remove, { params: { id, docId } })).toMatchProblem('not_found')
  })
})

describe('an invalid document', () => {
  it.each([
    ['bild.svg', 100, 415],
    ['seite.html', 100, 415],
    ['programm.exe', 100, 415],
    ['pdf', 100, 415],
    ['plan.pdf', 25_000_001, 413],
  ])('%s of %i bytes gets no upload URL', async (filename, size, expected) => {
    const { trainer, id } = await coached()
    const { status, body } = await trainer.exchange(documents.upload, { params: { id }, query: { filename, size } })
    expect([status, /^(Bitte wähle ein PDF|Das Dokument darf höchstens 25 MB)/.test(body.msg)]).toEqual([
      expected,
      true,
    ])
  })

  it.each([
    ['plan.pdf', exe],
    ['bild.png', svg],
    ['bild.png', jpg],
    ['liste.docx', pdf],
    ['brief.docx', zip],
    ['brief.docx', xlsx],
    ['liste.xlsx', docx],
    ['notiz.txt', exe],
    ['plan.pdf', Buffer.from('%')],
  ])('in %s is detected by its content, refused and deleted', async (filename, file) => {
    const { ben, trainer, id } = await coached()
    await expect(give(trainer, id, filename, file)).toMatchProblem('unsupported_media_type')
    expect(await storedOf(id)).toEqual([])
    expect(await ben.call(documents.mine)).toEqual([])
  })

  it('is refused and deleted when too large, whatever size was announced', async () => {
    const { trainer, id } = await coached()
    const query = { filename: 'plan.pdf', size: pdf.length }
    const { docId, contentType } = await trainer.call(documents.upload, { params: { id }, query })
    const { key } = await app.infra.database.prisma.document.findUniqueOrThrow({ where: { id: docId } })
    const large = Buffer.concat([pdf, Buffer.alloc(25_000_000)])
    const url = await app.infra.storage.presignUpload({ key, contentType, contentLength: large.length })
    expect(await uploadTo(url, large, contentType)).toBe(200)
    await expect(trainer.call(documents.finish, { params: { id, docId } })).toMatchProblem('too_large')
    expect(await storedOf(id)).toEqual([])
  })

  it('is refused by the storage when longer than announced', async () => {
    const { trainer, id } = await coached()
    const query = { filename: 'plan.pdf', size: pdf.length }
    const { url, docId, contentType } = await trainer.call(documents.upload, { params: { id }, query })
    expect(await uploadTo(url, Buffer.concat([pdf, pdf]), contentType)).toBe(403)
    const { status, body } = await trainer.exchange(documents.finish, { params: { id, docId } })
    expect([status, body.msg]).toEqual([404, 'Das Dokument ist nicht angekommen. Bitte lade es noch einmal hoch.'])
  })
})

it('a member cannot have more than 300 documents', async () => {
  const { trainer, id } = await coached()
  const document = { userId: id, name: 'Plan', filename: 'plan.pdf', contentType: 'application/pdf', size: 1 }
  await app.infra.database.prisma.document.createMany({
    data: Array.from({ length: 300 }, (_, index) => ({
      ...document,
      key: `documents/${id}/${index}`,
      arrivedAt: new Date(),
    })),
  })
  const query = { filename: 'plan.pdf', size: pdf.length }
  await expect(trainer.call(documents.upload, { params: { id }, query })).toMatchProblem('list_full')
})

describe('members', () => {
  it('read their own documents, but cannot add or delete them', async () => {
    const { ben, trainer, id } = await coached()
    const { id: docId } = await give(trainer, id, 'plan.pdf', pdf)
    const query = { filename: 'plan.pdf', size: 10 }
    const { status, body } = await ben.exchange(documents.upload, { params: { id }, query })
    expect([status, body.msg]).toEqual([403, 'Du bist dazu nicht berechtigt.'])
    await expect(ben.call(documents.finish, { params: { id, docId } })).toMatchProblem('forbidden')
    await expect(ben.call(documents.remove, { params: { id, docId } })).toMatchProblem('forbidden')
    expect(await ben.call(documents.mine)).toHaveLength(1)
  })

  it('see which documents are new until they open them; a trainer opening one changes nothing', async () => {
    const { ben, trainer, id } = await coached()
    const { id: docId } = await give(trainer, id, 'plan.pdf', pdf)
    const [listed] = await trainer.call(documents.ofUser, { params: { id } })
    expect(listed).not.toHaveProperty('isNew')
    await expect(trainer.call(documents.markOpened, { params: { docId } })).toMatchProblem('not_found')
    expect(await ben.call(documents.mine)).toMatchObject([{ isNew: true }])
    expect(await ben.call(notifications.unread)).toEqual({ count: 1 })
    await ben.call(documents.markOpened, { params: { docId } })
    const { openedAt } = await app.infra.database.prisma.document.findUniqueOrThrow({ where: { id: docId } })
    await ben.call(documents.markOpened, { params: { docId } })
    expect(await ben.call(documents.mine)).toMatchObject([{ isNew: false }])
    expect(await ben.call(notifications.unread)).toEqual({ count: 0 })
    expect(await app.infra.database.prisma.document.findUniqueOrThrow({ where: { id: docId } })).toMatchObject({
      openedAt,
    })
  })

  it('cannot access documents of other users, whether they coach them or not', async () => {
    const [one, other] = [await coached(), await coached()]
    const { id: docId } = await give(one.trainer, one.id, 'plan.pdf', pdf)
    await expect(other.trainer.call(documents.ofUser, { params: { id: one.id } })).toMatchProblem('forbidden')
    const through = { id: other.id, docId }
    await expect(other.trainer.call(documents.finish, { params: through })).toMatchProblem('not_found')
    await expect(other.trainer.call(documents.remove, { params: through })).toMatchProblem('not_found')
    const { key } = await app.infra.database.prisma.document.findUniqueOrThrow({ where: { id: docId } })
    const stored = await app.infra.storage.read(key)
    expect(stored && (await text(stored))).toContain('%PDF')
  })
})

describe('the PDF of an evaluation', () => {
  /** A member with a document of the trainer and a published evaluation. */
  async function evaluated() {
    const { ben, trainer, id } = await coached()
    await give(trainer, id, 'plan.pdf', pdf)
    await recordProtocol(app, ben, { meals: [] })
    const publication = { number: 1, rev: 0, conclusion: 'Gut gemacht' }
    await trainer.call(evaluations.publish, { params: { userId: id }, body: publication })
    return { ben, trainer, id }
  }

  const namesOf = (listed: readonly { name: string }[]) => listed.map(({ name }) => name)
  const both = ['Auswertung Protokoll 1', 'plan']
  const namesFor = async (by: Person, id: string) => namesOf(await by.call(documents.ofUser, { params: { id } }))
  const ownNames = async (ben: Person) => namesOf(await ben.call(documents.mine))

  it('is left out once the consent is revoked, for the member and the trainer', async () => {
    const { ben, trainer, id } = await evaluated()
    expect([await ownNames(ben), await namesFor(trainer, id)]).toEqual([both, both])
    const { items } = await ben.call(audit.accessLog, { query: {} })
    expect(items).toContainEqual(expect.objectContaining({ action: 'data.read', area: 'protocol' }))
    await ben.call(health.revokeConsent)
    expect([await ownNames(ben), await namesFor(trainer, id)]).toEqual([['plan'], ['plan']])
    await ben.call(health.giveConsent, { body: { version: consentVersion } })
    expect([await ownNames(ben), await namesFor(trainer, id)]).toEqual([both, both])
  })

  it('is left out for a new trainer without permission, and for an admin without a reason', async () => {
    const { ben, id } = await evaluated()
    const { prisma } = app.infra.database
    await prisma.clientRelation.updateMany({ where: { clientId: id }, data: { status: 'ARCHIVED' } })
    const [next, admin] = [await app.trainerOf(ben), await app.person(['ROLE_ADMIN'])]
    await prisma.consent.deleteMany({ where: { userId: id, kind: 'COACHING' } })
    expect([await namesFor(next, id), await namesFor(admin, id)]).toEqual([['plan'], ['plan']])
    await admin.call(health.giveReason, { params: { id }, body: { reason: 'Frage zur Auswertung' } })
    expect(await namesFor(admin, id)).toEqual(both)
  })

  it('is left out in protective mode, because it may hold figures', async () => {
    const { ben, trainer, id } = await evaluated()
    await ben.call(settings.setProtectiveMode, { body: { protectiveMode: true } })
    expect([await ownNames(ben), await namesFor(trainer, id)]).toEqual([['plan'], ['plan']])
    await ben.call(settings.setProtectiveMode, { body: { protectiveMode: false } })
    expect(await ownNames(ben)).toEqual(both)
  })

  it('has no URL outside the list', async () => {
    const { trainer, id } = await evaluated()
    const [document] = await trainer.call(documents.ofUser, { params: { id } })
    const params = { id, docId: document?.id ?? '' }
    await expect(trainer.call(documents.finish, { params })).toMatchProblem('not_found')
  })
})

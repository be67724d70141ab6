import { randomUUID } from 'node:crypto'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const draft = { title: 'Frühstück', note: 'Porridge mit Apfel' }

describe('a member', () => {
  it('adds notes and reads them newest first', async () => {
    const ben = await app.person()
    await ben.call(notes.add, { body: { title: 'Erste', note: '' } })
    await ben.call(notes.add, { body: { title: '  Zweite ', note: 'mit Text' } })
    expect((await ben.call(notes.mine)).map(({ title }) => title)).toEqual(['Zweite', 'Erste'])
  })

  it('adds a note once for a key, also by requests at the same time', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const body = { ...draft, key: randomUUID() }
    const answers = await Promise.all([ben.call(notes.add, { body }), ben.call(notes.add, { body })])
    expect(await ben.call(notes.mine)).toEqual([answers[0]])
    expect(answers[1]).toEqual(answers[0])
    // Keys of different people are independent.
    expect((await mia.call(notes.add, { body })).id).not.toBe(answers[0].id)
  })

  it('hears once of a note that the trainer adds repeatedly with the same key', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const request = { params: { userId: ben.id }, body: { ...draft, key: randomUUID() } }
    const first = await trainer.call(notes.addForUser, request)
    expect(await trainer.call(notes.addForUser, request)).toEqual(first)
    expect(await ben.call(notes.mine)).toEqual([first])
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items.filter(({ text }) => text.includes('Notiz geschrieben'))).toHaveLength(1)
    // Keys of different authors are independent as well.
    const own = await ben.call(notes.add, { body: request.body })
    expect((await ben.call(notes.mine)).map(({ id }) => id)).toEqual([own.id, first.id])
  })

  it('changes and deletes a note of their own', async () => {
    const ben = await app.person()
    const { id } = await ben.call(notes.add, { body: draft })
    const changed = await ben.call(notes.update, { body: { id, title: 'Mittag', note: 'Linsen' } })
    expect(changed).toMatchObject({ id, title: 'Mittag', note: 'Linsen', addedByAdmin: false, addedBy: null })
    await ben.call(notes.remove, { params: { id } })
    expect(await ben.call(notes.mine)).toEqual([])
  })

  it('is told what is stored when a note was changed on another device since', async () => {
    const ben = await app.person()
    const { id, updatedAt } = await ben.call(notes.add, { body: draft })
    const update = (title: string, seen: string) =>
      ben.exchange(notes.update, { body: { id, title, note: 'Linsen', updatedAt: seen } })
    expect((await update('Mittag', updatedAt)).status).toBe(200)
    // Sent again, because the answer was lost.
    expect((await update('Mittag', updatedAt)).status).toBe(200)
    const { status, body } = await update('Abend', updatedAt)
    expect(status).toBe(409)
    const [stored = expect.fail()] = await ben.call(notes.mine)
    const current = { title: 'Mittag', note: 'Linsen', updatedAt: stored.updatedAt }
    expect(body).toMatchObject({ code: 'changed_meanwhile', current })
    expect((await update('Abend', stored.updatedAt)).status).toBe(200)
    expect(await ben.call(notes.mine)).toMatchObject([{ title: 'Abend' }])
  })

  it('gets a German message per invalid field', async () => {
    const ben = await app.person()
    const { body } = await ben.exchange(notes.add, { body: { title: '   ', note: 'x' } })
    expect(body).toMatchObject({ code: 'invalid_input', fields: { title: 'Bitte gib deiner Notiz einen Titel.' } })
  })

  it('neither changes nor deletes what the trainer added', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { id } = await trainer.call(notes.addForUser, { params: { userId: ben.id }, body: draft })
    expect(await ben.call(notes.mine)).toMatchObject([{ id, addedByAdmin: true }])
    await expect(ben.call(notes.update, { body: { id, ...draft } })).toMatchProblem('read_only')
    await expect(ben.call(notes.remove, { params: { id } })).toMatchProblem('read_only')
  })

  it('gets 404 for notes of other users', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const { id } = await mia.call(notes.add, { body: draft })
    await expect(ben.call(notes.update, { body: { id, ...draft } })).toMatchProblem('not_found')
    await expect(ben.call(notes.remove, { params: { id } })).toMatchProblem('not_found')
    await expect(ben.call(notes.ofUser, { params: { userId: mia.id } })).toMatchProblem('forbidden')
    expect(await mia.call(notes.mine)).toHaveLength(1)
  })

  it('cannot exceed 500 notes, and can add one again after deleting one', async () => {
    const ben = await app.person()
    const draft = { userId: ben.id, authorId: ben.id, title: 'Notiz', note: '' }
    await app.infra.database.prisma.note.createMany({ data: Array.from({ length: 500 }, () => draft) })
    const add = () => ben.call(notes.add, { body: { title: 'Eine mehr', note: '' } })
    await expect(add()).toMatchProblem('list_full')
    const [newest, ...others] = await ben.call(notes.mine)
    expect(others).toHaveLength(499)
    await ben.call(notes.remove, { params: { id: newest?.id ?? '' } })
    expect(await add()).toMatchObject({ title: 'Eine mehr' })
  })

  it('can use the endpoints with a user id for themselves', async () => {
    const ben = await app.person()
    const added = await ben.call(notes.addForUser, { params: { userId: ben.id }, body: draft })
    expect(added.addedByAdmin).toBe(false)
    await ben.call(notes.removeForUser, { params: { userId: ben.id, noteId: added.id } })
    expect(await ben.call(notes.mine)).toEqual([])
  })
})

describe('a trainer', () => {
  it("reads a client's notes and deletes an added one, but not the client's own", async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const own = await ben.call(notes.add, { body: draft })
    const added = await trainer.call(notes.addForUser, { params: { userId: ben.id }, body: draft })
    expect(await trainer.call(notes.ofUser, { params: { userId: ben.id } })).toHaveLength(2)
    const told = async () => (await ben.call(notifications.list, { query: {} })).items
    expect(await told()).toHaveLength(1)
    await trainer.call(notes.removeForUser, { params: { userId: ben.id, noteId: added.id } })
    expect(await told()).toEqual([])
    const refused = trainer.call(notes.removeForUser, { params: { userId: ben.id, noteId: own.id } })
    await expect(refused).toMatchProblem('forbidden')
  })

  it('is named by first name, also after the client went to another trainer', async () => {
    const ben = await app.person()
    const rename = (id: string, firstName: string) =>
      app.infra.database.prisma.user.update({ where: { id }, data: { firstName } })
    const theresa = await app.trainerOf(ben)
    await rename(theresa.id, 'Theresa')
    await ben.call(notes.add, { body: draft })
    const added = await theresa.call(notes.addForUser, { params: { userId: ben.id }, body: draft })
    expect(added).toMatchObject({ addedByAdmin: true, addedBy: 'Theresa' })

    await ben.call(clients.endMine)
    await rename((await app.trainerOf(ben)).id, 'Eva')
    const admin = await app.person(['ROLE_ADMIN'])
    await rename(admin.id, 'Alex')
    await admin.call(notes.addForUser, { params: { userId: ben.id }, body: draft })
    expect((await ben.call(notes.mine)).map(({ addedBy }) => addedBy)).toEqual(['Alex', 'Theresa', null])
  })

  it('is named no more once the account is gone, while the note stays', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await trainer.call(notes.addForUser, { params: { userId: ben.id }, body: draft })
    await trainer.call(users.deleteMyself)
    expect(await ben.call(notes.mine)).toMatchObject([{ ...draft, addedByAdmin: true, addedBy: null }])
  })

  it('keeps access while the client is paused and loses it once archived', async () => {
    const ben = await app.person()
    const paused = await app.trainerOf(ben, 'PAUSED')
    const archived = await app.trainerOf(ben, 'ARCHIVED')
    await paused.call(notes.ofUser, { params: { userId: ben.id } })
    await expect(archived.call(notes.ofUser, { params: { userId: ben.id } })).toMatchProblem('forbidden')
  })
})

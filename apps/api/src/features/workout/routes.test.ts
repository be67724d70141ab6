import { randomUUID } from 'node:crypto'
import { workout } from '@kostbar/contracts/workout/endpoints'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const draft = { name: 'Rücken', link: 'https://videos.example.at/ruecken' }
const add = (by: Person, of: Person, more: object = {}) =>
  by.call(workout.add, { body: { userId: of.id, ...draft, ...more } })
const remove = (by: Person, id: string) => by.call(workout.remove, { params: { id } })

describe('a member', () => {
  it('adds, reads and deletes own links, oldest first', async () => {
    const ben = await app.person()
    const first = await add(ben, ben)
    await add(ben, ben, { name: '  Beine ', link: 'videos.example.at/beine' })
    expect(await ben.call(workout.mine)).toMatchObject([
      { ...draft, userId: ben.id },
      { name: 'Beine', link: 'https://videos.example.at/beine' },
    ])
    await remove(ben, first.id)
    expect(await ben.call(workout.mine)).toHaveLength(1)
    await expect(remove(ben, first.id)).toMatchProblem('not_found')
  })

  it('adds a link once for a key, also by requests at the same time', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const key = randomUUID()
    const [first, second] = await Promise.all([add(ben, ben, { key }), add(ben, ben, { key })])
    expect(second).toEqual(first)
    expect(await add(ben, ben, { key })).toEqual(first)
    expect(await ben.call(workout.mine)).toHaveLength(1)
    expect((await add(mia, mia, { key })).id).not.toBe(first.id)
  })

  it("neither adds to someone else's links nor reads or deletes them", async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const { id } = await add(mia, mia)
    const { status, body } = await ben.exchange(workout.add, { body: { userId: mia.id, ...draft } })
    expect([status, body.msg]).toEqual([403, 'Du bist dazu nicht berechtigt'])
    await expect(ben.call(workout.ofUser, { params: { userId: mia.id } })).toMatchProblem('forbidden')
    await expect(remove(ben, id)).toMatchProblem('not_found')
    expect(await mia.call(workout.mine)).toHaveLength(1)
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['ftp://example.at/x'],
    ['example'],
    ['https://'],
    [''],
  ])('cannot save %s as a link', async (link) => {
    const ben = await app.person()
    const { status, body } = await ben.exchange(workout.add, { body: { userId: ben.id, name: 'x', link } })
    expect([status, body.msg, Object.keys(body.fields)]).toEqual([400, 'Falsche Daten hinzugefügt.', ['link']])
  })

  it('has at most 200 links, however many are added at once', async () => {
    const ben = await app.person()
    const links = Array.from({ length: 198 }, () => ({ userId: ben.id, ...draft }))
    await app.infra.database.prisma.workoutLink.createMany({ data: links })
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => add(ben, ben)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(add(ben, ben)).toMatchProblem('list_full')
  })
})

describe('a trainer', () => {
  it('adds, reads and deletes links of a client, while they coach them', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { id } = await add(trainer, ben)
    expect(await ben.call(workout.mine)).toMatchObject([{ id }])
    expect(await trainer.call(workout.ofUser, { params: { userId: ben.id } })).toMatchObject([{ id }])
    const former = await app.trainerOf(ben, 'ARCHIVED')
    await expect(add(former, ben)).toMatchProblem('forbidden')
    await expect(remove(former, id)).toMatchProblem('not_found')
    await remove(trainer, id)
    expect(await ben.call(workout.mine)).toEqual([])
  })

  it('who lost the role has no access to former clients', async () => {
    const ben = await app.person()
    const { id } = await add(ben, ben)
    const trainer = await app.trainerOf(ben)
    await app.infra.database.prisma.user.update({ where: { id: trainer.id }, data: { roles: [] } })
    await expect(remove(trainer, id)).toMatchProblem('not_found')
  })
})

it('an admin manages the links of every user, and gets 404 for an unknown one', async () => {
  const [ben, admin] = [await app.person(), await app.person(['ROLE_ADMIN'])]
  const { id } = await add(admin, ben)
  await remove(admin, id)
  const nobody = { userId: '01890000-0000-7000-8000-000000000000', ...draft }
  await expect(admin.call(workout.add, { body: nobody })).toMatchProblem('not_found')
})

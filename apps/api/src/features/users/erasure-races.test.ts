import { clients } from '@kostbar/contracts/clients/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { workout } from '@kostbar/contracts/workout/endpoints'
import { expect, it } from 'vitest'
import { accept, inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const isErased = async ({ id }: Person) => (await app.infra.database.prisma.user.findUnique({ where: { id } })) === null

/** Number of responses by status and code. */
function summary(responses: readonly { status: number; body: { code?: string } }[]) {
  const counts: Record<string, number> = {}
  for (const { status, body } of responses) {
    const key = [status, body.code].filter(Boolean).join(' ')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

it('deletes an account once, however often it is asked to at the same time', async () => {
  const ben = await app.person()
  const responses = await Promise.all(Array.from({ length: 30 }, () => ben.exchange(users.deleteMyself)))
  const { '200': succeeded = 0, '401 not_signed_in': signedOut = 0, ...others } = summary(responses)
  expect(others).toEqual({})
  expect(succeeded).toBeGreaterThan(0)
  expect(succeeded + signedOut).toBe(30)
  expect(await isErased(ben)).toBe(true)
})

it('deletes a member while the row of an admin is locked', async () => {
  const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
  await app.infra.database.transaction(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', admin.id).forNoKeyUpdate().execute()
    await ben.call(users.deleteMyself)
  })
  expect(await isErased(ben)).toBe(true)
})

it('leaves no coaching that a trainer takes back from the archive while the account is deleted', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  await trainer.call(clients.archive, { params: { id: ben.id } })
  const { prisma, pool, transaction } = app.infra.database
  const { deletion } = await transaction(async (tx) => {
    await tx
      .updateTable('client_relations')
      .set({ status: 'ACTIVE', ended_at: null, ended_by: null })
      .where('client_id', '=', ben.id)
      .execute()
    const deletion = trainer.call(users.deleteMyself)
    await untilRowIsAwaited(pool)
    return { deletion }
  })
  await deletion
  const relations = () => prisma.clientRelation.findMany({ where: { clientId: ben.id }, orderBy: { id: 'asc' } })
  expect(await relations()).toMatchObject([{ trainerId: null, status: 'ARCHIVED' }])
  const next = await trainerWithSlots(app)
  await accept(ben, (await inviteByMail(app, next, ben.email)).token)
  expect((await relations()).at(-1)).toMatchObject({ trainerId: next.id, status: 'ACTIVE' })
})

it('deletes an account while its owner and an admin write to it; no write fails as an error of the server', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  for (let round = 0; round < 5; round += 1) {
    const ben = await app.person()
    const ofUser = { id: ben.id }
    let isWriting = true
    const writes: { status: number; body: { code?: string } }[] = []
    const write = async (send: () => PromiseLike<{ status: number; body: { code?: string } }>) => {
      while (isWriting) writes.push(await send())
    }
    const target = { kcal: 2000, carbs: 230, proteins: 100, fats: 75 }
    const writing = Promise.all([
      write(() => ben.exchange(notes.add, { body: { title: 'meins', note: '' } })),
      write(() => ben.exchange(shopping.save, { body: { item: { name: 'Brot' } } })),
      write(() => ben.exchange(workout.add, { body: { userId: ben.id, name: 'Yoga', link: 'https://example.test' } })),
      write(() => admin.exchange(notes.addForUser, { params: { userId: ben.id }, body: { title: 'x', note: '' } })),
      write(() => admin.exchange(macros.set, { params: ofUser, body: target })),
      write(() =>
        admin.exchange(workout.add, { body: { userId: ben.id, name: 'Yoga', link: 'https://example.test' } }),
      ),
    ])
    await expect.poll(() => writes.length).toBeGreaterThan(12)
    const deleted = await ben.exchange(users.deleteMyself)
    isWriting = false
    await writing
    expect([deleted.status, deleted.body]).toEqual([200, { success: true }])
    expect(await isErased(ben)).toBe(true)
    expect(summary(writes)).not.toHaveProperty(['500 unexpected'])
  }
})

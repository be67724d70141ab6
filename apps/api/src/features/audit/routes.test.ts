import { audit } from '@kostbar/contracts/audit/endpoints'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { workout } from '@kostbar/contracts/workout/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

it('shows a user the accesses of admins, once per hour and area, newest first', async () => {
  const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
  const params = { id: ben.id }
  await admin.call(documents.ofUser, { params })
  await admin.call(documents.ofUser, { params })
  await admin.call(notes.addForUser, { params: { userId: ben.id }, body: { title: 'x', note: '' } })
  await admin.call(recipes.list, { query: { userid: ben.id } })
  const link = await ben.call(workout.add, { body: { userId: ben.id, name: 'x', link: 'https://videos.example.at/x' } })
  await admin.call(workout.remove, { params: { id: link.id } })
  await admin.call(users.lock, { params, query: { date: '2099-12-03' } })
  await admin.call(users.unlock, { params })
  const { firstName } = await admin.call(users.info)
  const again = app.visitor()
  await again.call(auth.signin, { body: { email: ben.email, password: 'Sehr-geheim-1' } })
  const { items, cursor } = await again.call(audit.accessLog, { query: {} })
  expect(items.map(({ action, area, by }) => [action, area, by])).toEqual([
    ['user.unlocked', null, firstName],
    ['user.locked', null, firstName],
    ['data.changed', 'workout', firstName],
    ['data.read', 'recipes', firstName],
    ['data.changed', 'notes', firstName],
    ['data.read', 'documents', firstName],
  ])
  expect(cursor).toBeNull()
})

it('names the area of the data, independent of the path', async () => {
  const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
  await admin.call(macros.set, { params: { id: ben.id }, body: { kcal: 2000, proteins: 150, carbs: 200, fats: 67 } })
  await admin.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'LUNCH' }, query: {} })
  const { items } = await ben.call(audit.accessLog, { query: {} })
  expect(items.map(({ action, area }) => [action, area])).toEqual([
    ['data.changed', 'nutritionplan'],
    ['data.changed', 'macros'],
  ])
})

it('records neither own accesses nor those of the trainer, and is visible to its subject only', async () => {
  const [admin, ben, mia] = [await app.person(['ROLE_ADMIN']), await app.person(), await app.person()]
  const trainer = await app.trainerOf(ben)
  await trainer.call(notes.ofUser, { params: { userId: ben.id } })
  await ben.call(notes.ofUser, { params: { userId: ben.id } })
  await admin.call(users.get, { params: { id: mia.id } })
  expect(await ben.call(audit.accessLog, { query: {} })).toEqual({ items: [], cursor: null })
  expect((await mia.call(audit.accessLog, { query: {} })).items).toHaveLength(1)
})

it('is paged', async () => {
  const ben = await app.person()
  const data = Array.from({ length: 45 }, (_, index) => ({ subjectId: ben.id, action: `${index}` }))
  await app.infra.database.prisma.auditEntry.createMany({ data })
  const seen: string[] = []
  let next: string | null = null
  do {
    const { items, cursor }: { items: { action: string; by: unknown }[]; cursor: string | null } = await ben.call(
      audit.accessLog,
      { query: next ? { cursor: next } : {} },
    )
    seen.push(...items.map(({ action }) => action))
    next = cursor
  } while (next)
  expect(new Set(seen).size).toBe(45)
  expect(seen).toHaveLength(45)
})

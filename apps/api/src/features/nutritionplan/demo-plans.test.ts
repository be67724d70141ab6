import { seedDemo } from '@kostbar/prisma/seed'
import { expect, it } from 'vitest'
import type { Actor } from '../../http/actor.ts'
import { openDatabase } from '../../infra/database.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type PlanChange, revertOf } from './plan-content.ts'
import { loadReleased } from './released-plan.ts'
import { listRevisions } from './revisions.ts'
import { draftOf } from './week.ts'

it('the demo data has a draft to release, and changes of a plan that can be undone', async () => {
  const own = await createTestDatabase()
  const database = openDatabase(own.url, 2, () => undefined)
  try {
    await seedDemo(own.url)
    const idOf = async (email: string) => (await database.prisma.user.findUniqueOrThrow({ where: { email } })).id
    const [anna, jonas] = [await idOf('mitglied@kostbar.test'), await idOf('jonas@kostbar.test')]
    const { exists, days, base, author } = await draftOf(database.kysely, jonas)
    expect([exists, author, base]).toEqual([true, 'Theresa', [0, 0, null, null, null, null, null]])
    const snack = days[0]?.meals.find(({ id }) => id === 'AFTERNOON_SNACK')
    expect(snack).toMatchObject({ note: 'Eine Stunde vor dem Laufen.', foods: [{ name: 'Bananen', grams: 120 }] })

    const actor: Actor = { id: anna, sessionId: '', roles: [], hasAccess: true, hasSecondFactor: false }
    const { items } = await listRevisions(database.kysely, actor, anna)
    expect(items.map(({ cause, author: by, mayUndo }) => [cause, by, mayUndo])).toEqual([
      ['FIT', 'Anna', true],
      ['SWAP', 'Anna', true],
      ['PUBLISH', 'Theresa', false],
    ])
    const stored = await database.prisma.planRevision.findMany({ where: { userId: anna } })
    await database.transaction(async (tx) => {
      const plan = await loadReleased(tx, anna)
      for (const { changes } of stored) expect(revertOf(plan, changes as unknown as PlanChange)).not.toBeNull()
    })
  } finally {
    await database.close()
    await own.drop()
  }
})

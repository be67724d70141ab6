import { audit } from '@kostbar/contracts/audit/endpoints'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { OverrideInput } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
let nutCake: string
let nuts: string
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  nutCake = (await addRecipe(admin, { name: 'Nusskuchen', allergens: ['A', 'H'] })).id
  const food = { name: 'Walnüsse', aisle: 'PANTRY', kcal: 714, carbs: 11, proteins: 14, fats: 62 } as const
  nuts = (await app.infra.database.prisma.food.create({ data: { ...food, allergens: ['H'] } })).id
})

const canary = 'Kanarienvogel'
const breakfast = { day: 'Monday', meal: 'BREAKFAST' } as const
const allergicPerson = async (...allergens: Allergen[]) => {
  const person = await app.person()
  const body = { allergens, intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 }
  await person.call(careProfile.save, { params: { userId: person.id }, body })
  return person
}
type EntryInput = { recipeId: string; portions: number } | { foodId: string; grams: number }
const dayOf = (
  version: number,
  entries: EntryInput[],
  overrides: OverrideInput[] = [],
  meal: 'BREAKFAST' | 'DINNER' = 'BREAKFAST',
) => ({
  day: 'Monday' as const,
  version,
  meals: [{ meal, note: '', entries }],
  overrides,
})
const cake = () => ({ recipeId: nutCake, portions: 1 })
const because = (allergen: Allergen): OverrideInput => ({
  recipeId: nutCake,
  allergen,
  reason: `${canary} ${allergen}`,
})
const rowsOf = (userId: string) => app.infra.database.prisma.guardOverride.findMany({ where: { userId } })
const problemOf = async (call: Promise<{ status: number; body: { code?: string; current?: unknown } }>) => {
  const { status, body } = await call
  return [status, body.code, body.current]
}

describe('planning against an allergen of the own care profile', () => {
  it('is refused with what conflicts, until there is a reason for each; the reasons are kept', async () => {
    const ben = await allergicPerson('A', 'H')
    const conflict = (allergen: Allergen) => ({ recipeId: nutCake, foodId: null, name: 'Nusskuchen', allergen })
    const save = (overrides: OverrideInput[]) =>
      ben.exchange(nutritionplan.saveDay, { body: dayOf(0, [cake()], overrides) })
    expect(await problemOf(save([]))).toEqual([409, 'allergen_conflict', [conflict('A'), conflict('H')]])
    expect(await problemOf(save([because('H')]))).toEqual([409, 'allergen_conflict', [conflict('A')]])
    expect(await rowsOf(ben.id)).toEqual([])
    expect((await save([because('H'), because('A')])).status).toBe(200)
    expect(await rowsOf(ben.id)).toHaveLength(2)
  })

  it('asks once for a recipe: another meal, portions and order need no further reason', async () => {
    const ben = await allergicPerson('H')
    const { version } = await ben.call(nutritionplan.saveDay, { body: dayOf(0, [cake()], [because('H')]) })
    const later = await ben.call(nutritionplan.saveDay, { body: dayOf(version, [cake()], [], 'DINNER') })
    await ben.call(nutritionplan.saveDay, { body: dayOf(later.version, [{ ...cake(), portions: 2 }]) })
    expect(await rowsOf(ben.id)).toHaveLength(1)
  })

  it('is asked for foods, for single recipes and for what is undone', async () => {
    const ben = await allergicPerson('H')
    const food = { foodId: nuts, grams: 30 }
    expect(await problemOf(ben.exchange(nutritionplan.saveDay, { body: dayOf(0, [food]) }))).toEqual([
      409,
      'allergen_conflict',
      [{ recipeId: null, foodId: nuts, name: 'Walnüsse', allergen: 'H' }],
    ])
    const toggle = { ...breakfast, userId: ben.id, recipeId: nutCake }
    await expect(ben.call(nutritionplan.toggle, { body: toggle })).toMatchProblem('allergen_conflict')
    await ben.call(nutritionplan.toggle, { body: { ...toggle, overrides: [because('H')] } })
    expect(await rowsOf(ben.id)).toMatchObject([{ recipeId: nutCake, actorId: ben.id }])
    // The recipe is planned and removed before the allergy is known.
    const mia = await app.person()
    for (const toggled of [true, false])
      await mia.call(nutritionplan.toggle, { body: { ...toggle, userId: mia.id, toggled } })
    const profile = { allergens: ['H' as const], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 }
    await mia.call(careProfile.save, { params: { userId: mia.id }, body: profile })
    const { items } = await mia.call(nutritionplan.revisions, { params: { userId: mia.id }, query: {} })
    const params = { userId: mia.id, id: items[0]?.id ?? '' }
    await expect(mia.call(nutritionplan.undo, { params, body: {} })).toMatchProblem('allergen_conflict')
    await mia.call(nutritionplan.undo, { params, body: { overrides: [because('H')] } })
    expect(await rowsOf(mia.id)).toHaveLength(1)
  })

  it('keeps no reason that nothing needs', async () => {
    const ben = await allergicPerson('G')
    await ben.call(nutritionplan.saveDay, { body: dayOf(0, [cake()], [because('H')]) })
    expect(await rowsOf(ben.id)).toEqual([])
  })

  it('keeps the reason and the allergen encrypted, bound to their row, and out of plan and changes', async () => {
    const ben = await allergicPerson('H')
    await ben.call(nutritionplan.saveDay, { body: dayOf(0, [cake()], [because('H')]) })
    const { pool } = app.infra.database
    for (const table of ['guard_overrides', 'plan_revisions', 'plan_entries', 'plan_notes']) {
      const { rows } = await pool.query(`SELECT t::text AS row FROM ${table} t`)
      expect(JSON.stringify(rows)).not.toContain(canary)
    }
    await pool.query(`UPDATE guard_overrides SET id = uuidv7() WHERE user_id = $1`, [ben.id])
    const other = dayOf(0, [cake()], [], 'DINNER')
    const { status } = await ben.exchange(nutritionplan.saveDay, { body: { ...other, day: 'Friday' } })
    expect(status).toBe(500)
  })

  it('needs no reason without consent, because the profile is not read then; reasons are refused', async () => {
    const ben = await allergicPerson('H')
    await ben.call(health.revokeConsent)
    const body = dayOf(0, [cake()], [because('H')])
    await expect(ben.call(nutritionplan.saveDay, { body })).toMatchProblem('consent_needed')
    await ben.call(nutritionplan.saveDay, { body: dayOf(0, [cake()]) })
  })
})

describe('the reasons that were given', () => {
  const overridesOf = (person: Person, userId: string, cursor?: string) =>
    person.call(nutritionplan.overrides, { params: { userId }, query: { cursor } })

  it('are read by the member and the trainer: what, why, who and when, newest first', async () => {
    const ben = await allergicPerson('A', 'H')
    const trainer = await app.trainerOf(ben)
    const toggle = { ...breakfast, userId: ben.id }
    const food = { foodId: nuts, allergen: 'H' as const, reason: 'Nur als Deko' }
    await trainer.call(nutritionplan.toggle, {
      body: { ...toggle, recipeId: nutCake, overrides: [because('A'), because('H')] },
    })
    const { version } = (await ben.call(nutritionplan.mine))[0] ?? { version: 0 }
    const dinner = [{ meal: 'DINNER' as const, note: '', entries: [{ foodId: nuts, grams: 30 }] }]
    await trainer.call(nutritionplan.saveDraftDay, {
      params: { userId: ben.id },
      body: { day: 'Monday', version, meals: dinner, overrides: [food] },
    })
    const authorship = { author: expect.stringMatching(/^Person \d+/), createdAt: expect.any(String) }
    const ofCake = { name: 'Nusskuchen', recipeId: nutCake, foodId: null, ...authorship }
    const listed = [
      { name: 'Walnüsse', recipeId: null, foodId: nuts, allergen: 'H', reason: 'Nur als Deko', ...authorship },
      { allergen: 'H', reason: `${canary} H`, ...ofCake },
      { allergen: 'A', reason: `${canary} A`, ...ofCake },
    ]
    for (const reader of [ben, trainer])
      expect(await overridesOf(reader, ben.id)).toMatchObject({ items: listed, cursor: null })
  })

  it('are read page by page', async () => {
    const ben = await allergicPerson('H')
    const food = { aisle: 'PANTRY', kcal: 1, carbs: 0, proteins: 0, fats: 0, allergens: ['H'] } as const
    const ids = await Promise.all(
      Array.from({ length: 21 }, async (_, number) => {
        const data = { ...food, allergens: ['H'], name: `Nuss ${number} ${ben.id}` }
        return (await app.infra.database.prisma.food.create({ data })).id
      }),
    )
    const halves = [ids.slice(0, 11), ids.slice(11)]
    let version = 0
    for (const [index, half] of halves.entries()) {
      const entries = half.map((foodId) => ({ foodId, grams: 10 }))
      const reasons = half.map((foodId) => ({ foodId, allergen: 'H' as const, reason: 'darf sein' }))
      const body = dayOf(version, entries, reasons, index === 0 ? 'BREAKFAST' : 'DINNER')
      version = (await ben.call(nutritionplan.saveDay, { body })).version
    }
    const first = await overridesOf(ben, ben.id)
    const second = await overridesOf(ben, ben.id, first.cursor ?? '')
    expect([first.items.length, second.items.length, second.cursor]).toEqual([20, 1, null])
    expect(new Set([...first.items, ...second.items].map(({ foodId }) => foodId))).toEqual(new Set(ids))
  })

  it('are shown to nobody without consent, and to no other member', async () => {
    const ben = await allergicPerson('H')
    const other = await app.person()
    await expect(overridesOf(other, ben.id)).toMatchProblem('forbidden')
    await ben.call(health.revokeConsent)
    await expect(overridesOf(ben, ben.id)).toMatchProblem('consent_needed')
  })
})

describe('planning for somebody else against an allergen', () => {
  const draftDay = (by: Person, userId: string, overrides: OverrideInput[] = []) =>
    by.call(nutritionplan.saveDraftDay, { params: { userId }, body: dayOf(0, [cake()], overrides) })

  it('is refused to the trainer until there is a reason, and is in the access log', async () => {
    const ben = await allergicPerson('H')
    const trainer = await app.trainerOf(ben)
    await expect(draftDay(trainer, ben.id)).toMatchProblem('allergen_conflict')
    await draftDay(trainer, ben.id, [because('H')])
    expect(await rowsOf(ben.id)).toMatchObject([{ actorId: trainer.id, recipeId: nutCake }])
    const { items } = await ben.call(audit.accessLog, { query: {} })
    expect(items.some(({ area }) => area === 'careProfile')).toBe(true)
  })

  it('tells a trainer nothing of a profile that they may not read', async () => {
    const ben = await allergicPerson('H')
    const trainer = await app.trainerOf(ben)
    await app.infra.database.prisma.consent.deleteMany({ where: { userId: ben.id, kind: 'COACHING' } })
    await expect(draftDay(trainer, ben.id, [because('H')])).toMatchProblem('consent_needed')
    await draftDay(trainer, ben.id)
    expect(await rowsOf(ben.id)).toEqual([])
  })

  it('asks an admin for the reason of their access first', async () => {
    const ben = await allergicPerson('H')
    const other = await app.person(['ROLE_ADMIN'])
    await expect(draftDay(other, ben.id)).toMatchProblem('reason_needed')
    await other.call(health.giveReason, { params: { id: ben.id }, body: { reason: 'Nachfrage vom Montag' } })
    await expect(draftDay(other, ben.id)).toMatchProblem('allergen_conflict')
  })

  it('is asked at the release for an allergy that came up after the draft', async () => {
    const ben = await allergicPerson()
    const trainer = await app.trainerOf(ben)
    const { version } = await draftDay(trainer, ben.id)
    const profile = { allergens: ['H' as const], intolerances: [], diet: null, likes: [], dislikes: [], rev: 1 }
    await ben.call(careProfile.save, { params: { userId: ben.id }, body: profile })
    const { released } = await trainer.call(nutritionplan.draft, { params: { userId: ben.id } })
    const publish = (overrides: OverrideInput[]) =>
      trainer.call(nutritionplan.publish, { params: { userId: ben.id }, body: { draft: version, released, overrides } })
    await expect(publish([])).toMatchProblem('allergen_conflict')
    // The whole release is refused: the draft is still there.
    expect(await trainer.call(nutritionplan.draft, { params: { userId: ben.id } })).toMatchObject({ exists: true })
    await publish([because('H')])
    expect((await ben.call(nutritionplan.mine))[0]?.meals[0]?.recipes).toMatchObject([{ id: nutCake }])
  })
})

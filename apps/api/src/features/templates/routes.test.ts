import { randomUUID } from 'node:crypto'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addFood } from '../../testing/foods.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { addTemplate } from '../../testing/templates.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { sweepTemplatesJob } from './jobs.ts'

const app = useTestApp()

const lunch = (recipeId: string, portions = 1) => [
  { meal: 'LUNCH' as const, note: '', entries: [{ recipeId, portions }] },
]
const list = (by: Person, query = {}) => by.call(templates.list, { query })
const one = (by: Person, id: string) => by.call(templates.get, { params: { id } })
const details = { name: 'Woche', goal: 'KEEP' as const }

async function trainerWithSlots(): Promise<Person> {
  const trainer = await app.person(['ROLE_TRAINER'])
  await app.grantSlots(trainer, 10)
  return trainer
}

let tina: Person
beforeEach(async () => {
  tina = await trainerWithSlots()
})

describe('a template', () => {
  it('holds recipes, foods and notes with their nutrition, and keeps their order', async () => {
    const { id: recipeId } = await addRecipe(tina)
    const food = await addFood(tina, { name: `Haferflocken ${tina.id}` })
    const meals = [
      {
        meal: 'BREAKFAST' as const,
        note: 'Warm essen',
        entries: [
          { foodId: food.id, grams: 50 },
          { recipeId, portions: 1.5, locked: true },
        ],
      },
    ]
    const targets = { kcal: 2000, carbs: 220, proteins: 100, fats: 75 }
    const id = await addTemplate(tina, meals, { name: 'Porridgewoche', tags: ['Warm'], targets })
    const { days, ...template } = await one(tina, id)
    expect(template).toMatchObject({
      name: 'Porridgewoche',
      tags: ['Warm'],
      targets,
      status: 'DRAFT',
      isTest: false,
      isSystem: false,
      editable: true,
      plannedDays: 1,
      removedItems: 0,
      clients: 0,
    })
    expect(template.nutrition?.kcal).toBeCloseTo(food.kcal / 2 + 380 * 1.5)
    expect(days[0]?.meals[0]).toMatchObject({
      note: 'Warm essen',
      enabled: true,
      foods: [{ foodId: food.id, grams: 50, position: 0 }],
      recipes: [{ id: recipeId, portions: 1.5, locked: true, position: 1 }],
    })
  })

  it('edited in two tabs: the second to change a day, or the details, is told; another day is no conflict', async () => {
    const { id: recipeId } = await addRecipe(tina)
    const id = await addTemplate(tina, [])
    const save = (day: 'Monday' | 'Tuesday', version: number, portions: number) =>
      tina.call(templates.saveDay, { params: { id }, body: { day, version, meals: lunch(recipeId, portions) } })
    const first = await save('Monday', 0, 1)
    await expect(save('Monday', 0, 2)).toMatchProblem('changed_meanwhile')
    // Repeating the same save is no conflict, and neither is saving another day.
    expect(await save('Monday', 0, 1)).toEqual(first)
    await save('Tuesday', 0, 2)
    await save('Monday', first.version, 2)

    const { detailsVersion: version } = await one(tina, id)
    const update = (name: string) =>
      tina.call(templates.update, { params: { id }, body: { ...details, name, version } })
    const renamed = await update('Neu')
    await expect(update('Auch neu')).toMatchProblem('changed_meanwhile')
    // Nor is repeating the same change of the details.
    expect(await update('Neu')).toEqual(renamed)
    expect(await one(tina, id)).toMatchObject({ name: 'Neu', detailsVersion: renamed.version })
  })

  it("is its owner's alone; those of the system are read and copied, not changed", async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const other = await trainerWithSlots()
    const { id: recipeId } = await addRecipe(admin)
    const own = await addTemplate(tina, [])
    const system = await addTemplate(admin, lunch(recipeId), { name: `System ${admin.id}` })
    for (const by of [other, admin]) await expect(one(by, own)).toMatchProblem('not_found')
    // Only admins can read a draft of a system template.
    await expect(one(tina, system)).toMatchProblem('not_found')
    await admin.call(templates.setStatus, { params: { id: system }, body: { status: 'ACTIVE' } })
    expect(await one(tina, system)).toMatchObject({ isSystem: true, editable: false })
    const day = { day: 'Monday' as const, version: 1, meals: lunch(recipeId, 2) }
    await expect(tina.call(templates.saveDay, { params: { id: system }, body: day })).toMatchProblem('forbidden')
    await expect(tina.call(templates.remove, { params: { id: system } })).toMatchProblem('forbidden')
    const copy = await tina.call(templates.copy, { params: { id: system }, query: {} })
    expect(await one(tina, copy.id)).toMatchObject({ name: `System ${admin.id}`, isSystem: false, editable: true })
    const again = await tina.call(templates.copy, { params: { id: copy.id }, query: {} })
    expect((await one(tina, again.id)).name).toBe(`System ${admin.id} (Kopie)`)
    expect((await one(tina, again.id)).days[0]?.meals[2]?.recipes).toMatchObject([{ id: recipeId }])
  })

  it.each(['ROLE_TRAINER', 'ROLE_ADMIN'] as const)('is copied once for a key, by a %s', async (role) => {
    const author = role === 'ROLE_ADMIN' ? await app.person([role]) : await trainerWithSlots()
    const id = await addTemplate(author, [])
    const query = { key: randomUUID() }
    const copy = () => author.call(templates.copy, { params: { id }, query })
    const [first, second] = await Promise.all([copy(), copy()])
    expect(second).toEqual(first)
    expect(await copy()).toEqual(first)
    expect((await author.call(templates.copy, { params: { id }, query: { key: randomUUID() } })).id).not.toBe(first.id)
    await author.call(templates.remove, { params: { id: first.id } })
    expect((await copy()).id).not.toBe(first.id)
  })

  it.each(['ROLE_TRAINER', 'ROLE_ADMIN'] as const)('is created once for a key, by a %s', async (role) => {
    const author = role === 'ROLE_ADMIN' ? await app.person([role]) : await trainerWithSlots()
    const body = { name: `Einmal ${author.id}`, goal: 'KEEP' as const, key: randomUUID() }
    const create = () => author.call(templates.create, { body })
    const [first, second] = await Promise.all([create(), create()])
    expect(second).toEqual(first)
    const other = { body: { ...body, key: randomUUID() } }
    await expect(author.call(templates.create, other)).toMatchProblem('template_exists')
    await author.call(templates.remove, { params: { id: first.id } })
    expect((await create()).id).not.toBe(first.id)
  })

  it("refuses recipes the owner may not plan; in the system's, a trainer's", async () => {
    const other = await trainerWithSlots()
    const admin = await app.person(['ROLE_ADMIN'])
    const { id: foreign } = await addRecipe(other)
    await expect(addTemplate(tina, lunch(foreign))).toMatchProblem('not_found')
    await expect(addTemplate(admin, lunch(foreign))).toMatchProblem('not_found')
  })

  it('says what was withdrawn since, and keeps it until it is removed', async () => {
    const { id: recipeId } = await addRecipe(tina)
    const id = await addTemplate(tina, lunch(recipeId))
    await tina.call(recipes.remove, { params: { recipeId } })
    const { days, removedItems } = await one(tina, id)
    expect(removedItems).toBe(1)
    expect(days[0]?.meals[2]?.recipes).toMatchObject([{ id: recipeId, removed: true }])
    const { items } = await list(tina, { source: 'OWN' })
    expect(items).toMatchObject([{ id, removedItems: 1 }])
    // Entries that the template already has may stay and change.
    const version = days[0]?.version ?? 0
    await tina.call(templates.saveDay, { params: { id }, body: { day: 'Monday', version, meals: lunch(recipeId, 2) } })
  })

  it('is copied without what was withdrawn since, which is named', async () => {
    const { id: recipeId } = await addRecipe(tina, { name: 'Zurückgezogener Auflauf' })
    const id = await addTemplate(tina, lunch(recipeId))
    expect(await tina.call(templates.copy, { params: { id }, query: {} })).toMatchObject({ leftOut: [] })
    await tina.call(recipes.remove, { params: { recipeId } })
    const copy = await tina.call(templates.copy, { params: { id }, query: {} })
    expect(copy.leftOut).toEqual(['Zurückgezogener Auflauf'])
    expect((await one(tina, copy.id)).plannedDays).toBe(0)
  })

  it('has a name of its own, whatever the case', async () => {
    await addTemplate(tina, [], { name: 'Sommer' })
    await expect(addTemplate(tina, [], { name: 'SOMMER' })).toMatchProblem('template_exists')
    expect(await addTemplate(await trainerWithSlots(), [], { name: 'Sommer' })).toEqual(expect.any(String))
  })

  it('is deleted and restored, and gone after thirty days', async () => {
    const { prisma } = app.infra.database
    const { id: recipeId } = await addRecipe(tina)
    const id = await addTemplate(tina, lunch(recipeId))
    await tina.call(templates.remove, { params: { id } })
    expect((await list(tina, { source: 'OWN' })).total).toBe(0)
    expect((await list(tina, { status: 'DELETED' })).items).toMatchObject([{ id, editable: false }])
    const day = { day: 'Monday' as const, version: 2, meals: lunch(recipeId, 2) }
    await expect(tina.call(templates.saveDay, { params: { id }, body: day })).toMatchProblem('not_found')
    await tina.call(templates.restore, { params: { id } })
    expect((await list(tina, { source: 'OWN' })).items).toMatchObject([{ id, plannedDays: 1 }])

    await tina.call(templates.remove, { params: { id } })
    const deleteBefore = async (days: number) => {
      await prisma.template.update({ where: { id }, data: { deletedAt: new Date(Date.now() - days * 86_400_000) } })
      await app.infra.database.transaction((tx) => sweepTemplatesJob.run({}, tx))
    }
    await deleteBefore(29)
    expect(await prisma.template.count({ where: { id } })).toBe(1)
    await deleteBefore(31)
    expect(await prisma.template.count({ where: { id } })).toBe(0)
  })
})

describe('the list', () => {
  it('filters, sorts and pages', async () => {
    const { id: recipeId } = await addRecipe(tina)
    const light = await addTemplate(tina, lunch(recipeId, 1), { name: 'Ärmel hoch', goal: 'LOSE', tags: ['Beruf'] })
    const heavy = await addTemplate(tina, lunch(recipeId, 3), { name: 'Bauernkost', goal: 'GAIN' })
    const empty = await addTemplate(tina, [], { name: 'Zuletzt', goal: 'GAIN' })
    const ids = async (query: object) => (await list(tina, { source: 'OWN', ...query })).items.map(({ id }) => id)
    expect(await ids({ sort: 'NAME', dir: 'ASC' })).toEqual([light, heavy, empty])
    expect(await ids({ sort: 'KCAL', dir: 'DESC' })).toEqual([heavy, light, empty])
    expect(await ids({ goal: 'GAIN', sort: 'NAME', dir: 'ASC' })).toEqual([heavy, empty])
    expect(await ids({ tag: 'Beruf' })).toEqual([light])
    expect(await ids({ filter: 'bauern' })).toEqual([heavy])
    expect(await ids({ filter: '%' })).toEqual([])
    expect(await ids({ sort: 'NAME', dir: 'ASC', page: 2, perPage: 2 })).toEqual([empty])
    await tina.call(templates.setStatus, { params: { id: heavy }, body: { status: 'ARCHIVED' } })
    expect(await ids({ sort: 'NAME', dir: 'ASC' })).toEqual([light, empty])
    expect(await ids({ status: 'ARCHIVED' })).toEqual([heavy])
    expect(await list(tina, { source: 'OWN' })).toMatchObject({
      total: 2,
      tags: ['Beruf'],
      rights: { count: 3, max: 200 },
    })
  })
})

describe('the limits', () => {
  it('without client slots a trainer has one test template, which a system template fills', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const { id: recipeId } = await addRecipe(admin)
    const source = await addTemplate(admin, lunch(recipeId), { name: ` A ${admin.id}` })
    await admin.call(templates.setStatus, { params: { id: source }, body: { status: 'ACTIVE' } })
    const newcomer = await app.person(['ROLE_TRAINER'])
    const [first, second] = await Promise.all([
      newcomer.call(templates.ensureTestTemplate),
      newcomer.call(templates.ensureTestTemplate),
    ])
    expect(first).toEqual(second)
    expect(await one(newcomer, first.id)).toMatchObject({ isTest: true, editable: true, plannedDays: 1 })
    await expect(addTemplate(newcomer, [])).toMatchProblem('templates_need_slots')
    await expect(newcomer.call(templates.copy, { params: { id: source }, query: {} })).toMatchProblem(
      'templates_need_slots',
    )
    expect((await list(newcomer, { source: 'OWN' })).rights).toMatchObject({ mayCreate: false, hasSlots: false })
    await app.grantSlots(newcomer, 1)
    await addTemplate(newcomer, [])
  })

  it('opens the same system template each time for a trainer who is also an admin, and adds none', async () => {
    const both = await app.person(['ROLE_ADMIN', 'ROLE_TRAINER'])
    await addTemplate(both, [], { name: `Vorhanden ${both.id}` })
    const before = (await list(both)).total
    const first = await both.call(templates.ensureTestTemplate)
    expect(await both.call(templates.ensureTestTemplate)).toEqual(first)
    expect(await one(both, first.id)).toMatchObject({ isSystem: true, editable: true })
    expect((await list(both)).total).toBe(before)
  })

  it('with lapsed slots templates can be read and not written, and none is lost', async () => {
    const { id: recipeId } = await addRecipe(tina)
    const id = await addTemplate(tina, lunch(recipeId))
    await app.lapseSlots(tina)
    expect(await one(tina, id)).toMatchObject({ editable: false, plannedDays: 1 })
    const params = { id }
    const { detailsVersion: version, days } = await one(tina, id)
    const day = { day: 'Monday' as const, version: days[0]?.version ?? 0, meals: lunch(recipeId, 2) }
    await expect(tina.call(templates.saveDay, { params, body: day })).toMatchProblem('templates_need_slots')
    await expect(tina.call(templates.update, { params, body: { ...details, version } })).toMatchProblem(
      'templates_need_slots',
    )
    await expect(tina.call(templates.remove, { params })).toMatchProblem('templates_need_slots')
    // The one test template can be created nevertheless.
    await addTemplate(tina, [])
    await expect(addTemplate(tina, [])).toMatchProblem('templates_need_slots')
    expect((await list(tina, { source: 'OWN' })).total).toBe(2)
  })

  it('with slots there are two hundred at most, however many are created at once', async () => {
    const { prisma } = app.infra.database
    const names = Array.from({ length: 199 }, (_, index) => ({
      name: `Nummer ${index}`,
      goal: 'KEEP' as const,
      ownerId: tina.id,
    }))
    await prisma.template.createMany({ data: names })
    const results = await Promise.allSettled([addTemplate(tina, []), addTemplate(tina, []), addTemplate(tina, [])])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(addTemplate(tina, [])).toMatchProblem('list_full')
  })
})

describe("saving a client's plan", () => {
  it('takes what staff see, without switched-off meals, and notes only when asked', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { id: recipeId } = await addRecipe(trainer)
    const entry = { recipeId, portions: 2 }
    const meals = [
      { meal: 'LUNCH' as const, note: 'Nicht zu spät, wegen der Tabletten', entries: [entry] },
      { meal: 'LATE_SNACK' as const, note: '', entries: [entry] },
    ]
    await trainer.call(nutritionplan.saveDraftDay, {
      params: { userId: ben.id },
      body: { day: 'Friday', version: 0, meals },
    })
    await trainer.call(nutritionplan.switchDraftMeal, {
      params: { userId: ben.id },
      body: { meal: 'LATE_SNACK', enabled: false },
    })
    const save = (name: string, withNotes: boolean) =>
      trainer.call(templates.fromPlan, { params: { userId: ben.id }, body: { name, goal: 'KEEP', withNotes } })
    const { id, leftOut } = await save('Aus dem Plan', false)
    expect(leftOut).toEqual([])
    const friday = (await one(trainer, id)).days[4]
    expect(friday?.meals[2]).toMatchObject({ note: '', recipes: [{ id: recipeId, portions: 2 }] })
    expect(friday?.meals[5]).toMatchObject({ note: '', recipes: [] })
    const withNotes = await save('Mit Notizen', true)
    expect((await one(trainer, withNotes.id)).days[4]?.meals[2]?.note).toBe('Nicht zu spät, wegen der Tabletten')
    await expect(
      tina.call(templates.fromPlan, { params: { userId: ben.id }, body: { name: 'Fremd', goal: 'KEEP' } }),
    ).toMatchProblem('forbidden')
  })

  it('leaves out and names what the trainer may not plan', async () => {
    const ben = await app.person()
    const former = await app.trainerOf(ben)
    const { id: recipeId } = await addRecipe(former, { name: 'Geheimrezept' })
    const slot = { userId: ben.id, day: 'Monday', meal: 'LUNCH' } as const
    await former.call(nutritionplan.toggle, { body: { ...slot, recipeId, portions: 1 } })
    await app.infra.database.prisma.clientRelation.updateMany({
      where: { clientId: ben.id },
      data: { status: 'ARCHIVED' },
    })
    const trainer = await app.trainerOf(ben)
    const body = { name: 'Übernommen', goal: 'KEEP' as const, key: randomUUID() }
    const save = () => trainer.call(templates.fromPlan, { params: { userId: ben.id }, body })
    const { id, leftOut } = await save()
    expect(leftOut).toEqual(['Geheimrezept'])
    expect((await one(trainer, id)).plannedDays).toBe(0)
    // After a lost answer.
    expect(await save()).toEqual({ id, leftOut })
  })
})

import { randomUUID } from 'node:crypto'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { type Meal, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { sumNutrition } from '@kostbar/contracts/nutritionplan/day-sums'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { fitPortions } from '@kostbar/contracts/nutritionplan/fit-portions'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { ApplyMode, DryRunClient } from '@kostbar/contracts/templates/apply-schemas'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRecipe } from '../../../testing/recipes.ts'
import { countQueries } from '../../../testing/record-statements.ts'
import { type Account, type Person, useTestApp } from '../../../testing/test-app.ts'

const app = useTestApp()

let tina: Person
let soup: string
let nuts: string

beforeEach(async () => {
  tina = await app.person(['ROLE_TRAINER'])
  await app.grantSlots(tina, 100)
  soup = (await addRecipe(tina, { name: 'Suppe', allergens: [], allergensStated: true })).id
  nuts = (await addRecipe(tina, { name: 'Erdnusscurry', kcal: 620, allergens: ['E'] })).id
})

/** Makes an account a client of the trainer, with consent to the trainer's reading. */
async function coached(account: Account): Promise<void> {
  const consent = { userId: account.id, kind: 'COACHING', version: consentVersion } as const
  await app.infra.database.prisma.clientRelation.create({
    data: { trainerId: tina.id, clientId: account.id, status: 'ACTIVE', consents: { create: consent } },
  })
}

async function client(): Promise<Person> {
  const person = await app.person()
  await coached(person)
  return person
}

const setTargets = ({ id }: Account, kcal: number) =>
  app.infra.database.prisma.user.update({
    where: { id },
    data: { kcal, carbs: Math.round(kcal * 0.13), proteins: Math.round(kcal * 0.04), fats: Math.round(kcal * 0.03) },
  })

const allergicToPeanuts = ({ id }: Account) =>
  tina.call(careProfile.save, {
    params: { userId: id },
    body: { allergens: ['E'], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 },
  })

interface Planned {
  readonly meal: Meal
  readonly recipeId: string
  readonly locked?: boolean
}

/** Creates a template with these meals on Monday and Tuesday, or on the given days. @returns its id */
async function template(meals: readonly Planned[], days: readonly Weekday[] = ['Monday', 'Tuesday']): Promise<string> {
  const { id } = await tina.call(templates.create, { body: { name: `Vorlage ${randomUUID()}`, goal: 'KEEP' } })
  const contents = meals.map(({ meal, recipeId, locked = false }) => {
    return { meal, note: 'Gut kauen', entries: [{ recipeId, portions: 1, locked }] }
  })
  for (const day of days)
    await tina.call(templates.saveDay, { params: { id }, body: { day, version: 0, meals: contents } })
  return id
}

const replace = { mode: 'REPLACE' as ApplyMode, scalePortions: false, release: true }

const dryRun = (id: string, people: readonly Account[], how = replace) =>
  tina.call(templates.dryRun, { params: { id }, body: { ...how, clientIds: people.map((person) => person.id) } })

type DryRun = Awaited<ReturnType<typeof dryRun>>

/** Applies a template as shown in a dry run to all clients who can receive it, with a reason for each allergen. */
const applyShown = (id: string, { version, clients: shown }: DryRun, how = replace, key: string = randomUUID()) =>
  tina.call(templates.apply, {
    params: { id },
    body: {
      ...how,
      key,
      version,
      clients: shown.map(({ clientId, basis, conflicts }) => ({
        clientId,
        basis,
        overrides: conflicts.flatMap(({ recipeId, allergen }) =>
          recipeId && allergen ? [{ recipeId, allergen, reason: 'Mit der Kundin besprochen' }] : [],
        ),
      })),
    },
  })

const undo = (id: string) => tina.call(templates.undo, { params: { id } })

/** Plan content by day and meal, without ids and versions. */
const contentOf = (days: readonly PlanDay[]) =>
  days.flatMap(({ day, meals }) =>
    meals.flatMap(({ id: meal, note, recipes: planned, enabled }) =>
      planned.length > 0 || note !== '' || !enabled
        ? [[day, meal, enabled, note, planned.map(({ id, portions, locked }) => [id, portions, locked])]]
        : [],
    ),
  )

const planOf = async (person: Person) => contentOf(await person.call(nutritionplan.mine))
const draftOf = (person: Account) => tina.call(nutritionplan.draft, { params: { userId: person.id } })

const plan = (by: Person, meal: Planned['meal'], recipeId: string, day: Weekday = 'Monday') =>
  tina.call(nutritionplan.toggle, { body: { day, meal, userId: by.id, recipeId, portions: 1, toggled: true } })

it('names clients in the order in which they are chosen: by first name', async () => {
  const [zoe, anna] = [await client(), await client()]
  for (const [person, firstName, lastName] of [
    [zoe, 'Zoe', 'Auer'],
    [anna, 'Anna', 'Zeller'],
  ] as const)
    await app.infra.database.prisma.user.update({ where: { id: person.id }, data: { firstName, lastName } })
  const { items } = await tina.call(clients.list, { query: { sort: 'NAME' } })
  expect(items.map(({ firstName }) => firstName)).toEqual(['Anna', 'Zoe'])
  const id = await template([{ meal: 'DINNER', recipeId: soup }])
  const shown = await dryRun(id, [zoe, anna])
  expect(shown.clients.map(({ name }) => name)).toEqual(['Anna Zeller', 'Zoe Auer'])
  const applied = await applyShown(id, shown)
  expect(applied.clients.map(({ name }) => name)).toEqual(['Anna Zeller', 'Zoe Auer'])
})

describe('fifty clients', () => {
  it('one allergic, one archived, one edited in another tab: 48 served, 2 named; undone after 23 hours but for what changed', async () => {
    const { prisma } = app.infra.database
    const id = await template([
      { meal: 'LUNCH', recipeId: nuts },
      { meal: 'DINNER', recipeId: soup },
    ])
    const accounts = await Promise.all(Array.from({ length: 45 }, () => app.account()))
    for (const account of accounts) await coached(account)
    const [allergic, archived, edited, swapped, ended] = [
      await client(),
      await client(),
      await client(),
      await client(),
      await client(),
    ] as const
    await allergicToPeanuts(allergic)
    for (const person of [allergic, archived, edited, swapped, ended]) await plan(person, 'LUNCH', soup)
    const everyone = [...accounts, allergic, archived, edited, swapped, ended]
    const before = new Map<string, unknown>()
    for (const person of [allergic, edited, archived, swapped]) before.set(person.id, await planOf(person))

    const shown = await dryRun(id, everyone)
    expect(shown.clients).toHaveLength(50)
    const ofAllergic = shown.clients.find(({ clientId }) => clientId === allergic.id)
    expect(ofAllergic?.conflicts).toMatchObject([
      { level: 'allergen', allergen: 'E', name: 'Erdnusscurry', text: 'Allergen: Erdnuss' },
    ])
    await tina.call(clients.archive, { params: { id: archived.id } })
    await plan(edited, 'BREAKFAST', soup)
    const applied = await applyShown(id, shown)
    const byStatus = Map.groupBy(applied.clients, ({ status }) => status)
    expect(byStatus.get('APPLIED')).toHaveLength(48)
    expect(
      byStatus
        .get('SKIPPED')
        ?.map(({ clientId, refusal }) => [clientId, refusal?.code])
        .sort(),
    ).toEqual(
      [
        [archived.id, 'coaching_ended'],
        [edited.id, 'changed_meanwhile'],
      ].sort(),
    )
    expect(await planOf(allergic)).toEqual([
      ['Monday', 'LUNCH', true, 'Gut kauen', [[nuts, 1, false]]],
      ['Monday', 'DINNER', true, 'Gut kauen', [[soup, 1, false]]],
      ['Tuesday', 'LUNCH', true, 'Gut kauen', [[nuts, 1, false]]],
      ['Tuesday', 'DINNER', true, 'Gut kauen', [[soup, 1, false]]],
    ])
    expect(await planOf(archived)).toEqual(before.get(archived.id))
    expect((await tina.call(templates.get, { params: { id } })).clients).toBe(48)

    // 23 hours later; one client has changed a portion, another is archived.
    await prisma.templateApplication.update({
      where: { id: applied.id },
      data: { createdAt: new Date(Date.now() - 23 * 3_600_000) },
    })
    await plan(swapped, 'DINNER', nuts, 'Tuesday')
    await tina.call(clients.archive, { params: { id: ended.id } })
    const undone = await undo(applied.id)
    expect(undone.undoneAt).not.toBeNull()
    const row = (person: Account) => undone.clients.find(({ clientId }) => clientId === person.id)
    expect(row(ended)).toMatchObject({ undoneAt: null, undoRefusal: { code: 'coaching_ended' } })
    expect(row(swapped)?.changedSince).toEqual([{ day: 'Tuesday', meal: 'DINNER' }])
    expect(undone.clients.filter(({ undoneAt }) => undoneAt !== null)).toHaveLength(47)
    expect(undone.clients.filter(({ changedSince }) => changedSince.length > 0)).toHaveLength(1)
    expect(await planOf(allergic)).toEqual(before.get(allergic.id))
    expect(await planOf(swapped)).toEqual([
      ['Monday', 'LUNCH', true, '', [[soup, 1, false]]],
      [
        'Tuesday',
        'DINNER',
        true,
        'Gut kauen',
        [
          [soup, 1, false],
          [nuts, 1, false],
        ],
      ],
    ])
    const [someone] = accounts
    expect(await prisma.planEntry.count({ where: { userId: someone?.id ?? '' } })).toBe(0)
    expect((await tina.call(templates.get, { params: { id } })).clients).toBe(1)
  })

  it('the dry run writes nothing, and asks the database as often for fifty as for one, within a second', async () => {
    const { pool, prisma } = app.infra.database
    const meals = ['BREAKFAST', 'MORNING_SNACK', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'] as const
    const planned = meals.map((meal, index) => ({ meal, recipeId: index % 2 === 0 ? soup : nuts }))
    const id = await template(planned, weekdays)
    const accounts = await Promise.all(Array.from({ length: 50 }, () => app.account()))
    for (const [index, account] of accounts.entries()) {
      await coached(account)
      await setTargets(account, 1500 + index * 20)
      if (index % 10 === 0) await allergicToPeanuts(account)
    }
    const how = { ...replace, scalePortions: true }
    // Writes the entries of the access log (one per hour), so that the next dry run writes nothing.
    await dryRun(id, accounts, how)
    const state = async () => {
      const { rows } = await pool.query<{ name: string }>(
        `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'sessions'`,
      )
      const counts = []
      for (const { name } of rows) {
        const { rows: counted } = await pool.query(
          `SELECT md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) FROM ${name} t`,
        )
        counts.push([name, counted[0]])
      }
      return counts
    }
    const before = await state()
    const forAll = await countQueries(pool, () => dryRun(id, accounts, how))
    expect(await state()).toEqual(before)
    const forOne = await countQueries(pool, () => dryRun(id, accounts.slice(0, 1), how))
    expect(forAll).toBe(forOne)
    // Processor time, because elapsed time on a busy machine includes other processes.
    const started = process.cpuUsage()
    await dryRun(id, accounts, how)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(1_000)
    expect(await prisma.templateApplication.count({ where: { actorId: tina.id } })).toBe(0)
  })
})

describe('what is shown', () => {
  it('portions are those of "Portionen anpassen", and the sums those of the plan', async () => {
    const ben = await client()
    const mia = await client()
    await setTargets(ben, 1_900)
    await setTargets(mia, 1_900)
    const id = await template([
      { meal: 'BREAKFAST', recipeId: soup },
      { meal: 'LUNCH', recipeId: nuts },
      { meal: 'DINNER', recipeId: soup, locked: true },
      { meal: 'LATE_SNACK', recipeId: nuts },
    ])
    const off = { params: { id: ben.id, meal: 'LATE_SNACK' as const }, query: { enabled: 'false' as const } }
    await tina.call(nutritionplan.toggleMeal, off)
    await tina.call(nutritionplan.toggleMeal, { ...off, params: { ...off.params, id: mia.id } })
    const how = { ...replace, scalePortions: true }
    const shown = await dryRun(id, [ben], how)
    expect(shown.clients[0]?.warnings).toEqual(['MEALS_OFF'])
    await applyShown(id, shown, how)
    await applyShown(id, await dryRun(id, [mia]))
    const [scaled, unscaled] = [await ben.call(nutritionplan.mine), await mia.call(nutritionplan.mine)]
    const monday = unscaled[0]
    const planned = monday?.meals.flatMap((meal) => meal.recipes) ?? []
    const targets = shown.clients[0]?.days[0]?.targets ?? expect.fail()
    const fit = fitPortions(
      planned.map(({ portions, locked, ...nutrition }) => ({ nutrition, portions, locked })),
      targets,
    )
    expect(scaled[0]?.meals.flatMap((meal) => meal.recipes.map(({ portions }) => portions))).toEqual(fit.portions)
    expect(fit.portions).not.toEqual([1, 1, 1])
    const sum = sumNutrition(scaled[0] ?? { meals: [] })
    expect(shown.clients[0]?.days[0]?.sum.kcal).toBeCloseTo(sum.kcal)
    expect(shown.clients[0]?.days[0]?.limits).toEqual(fit.limits)
  })

  it('names what would be lost, and fills only empty meals when asked', async () => {
    const ben = await client()
    await plan(ben, 'LUNCH', soup)
    await plan(ben, 'DINNER', nuts)
    await plan(ben, 'LUNCH', soup, 'Sunday')
    await tina.call(nutritionplan.setMealNote, {
      body: { day: 'Monday', meal: 'DINNER', userId: ben.id, note: 'Scharf' },
    })
    const id = await template([
      { meal: 'BREAKFAST', recipeId: soup },
      { meal: 'LUNCH', recipeId: nuts },
    ])
    const day = ({ clients: [first] }: DryRun) => first?.days[0]
    expect(day(await dryRun(id, [ben]))?.overwritten).toEqual([
      { meal: 'LUNCH', name: 'Suppe' },
      { meal: 'DINNER', name: 'Erdnusscurry' },
      { meal: 'DINNER', name: 'Notiz' },
    ])
    const fill = { ...replace, mode: 'FILL_EMPTY' as ApplyMode }
    const shown = await dryRun(id, [ben], fill)
    expect(day(shown)?.overwritten).toEqual([])
    await applyShown(id, shown, fill)
    const applied = await planOf(ben)
    expect(applied).toContainEqual(['Monday', 'BREAKFAST', true, 'Gut kauen', [[soup, 1, false]]])
    expect(applied).toContainEqual(['Monday', 'LUNCH', true, '', [[soup, 1, false]]])
    // A day that is empty in the template keeps its plan in either mode.
    await applyShown(id, await dryRun(id, [ben]))
    expect(await planOf(ben)).toContainEqual(['Sunday', 'LUNCH', true, '', [[soup, 1, false]]])
    const again = await dryRun(id, [ben])
    expect(again.clients[0]?.warnings).toContain('NOTHING_CHANGES')
  })

  it('serves nobody without consent, and says so; strangers are refused', async () => {
    const [ben, mia] = [await client(), await client()]
    const id = await template([{ meal: 'LUNCH', recipeId: soup }])
    const shown = await dryRun(id, [ben, mia])
    await app.infra.database.prisma.consent.updateMany({ where: { userId: ben.id }, data: { revokedAt: new Date() } })
    const { clients: named } = await dryRun(id, [ben])
    expect(named).toMatchObject([{ clientId: ben.id, refusal: { code: 'consent_needed' }, days: [] }])
    const applied = await applyShown(id, shown)
    expect(applied.clients.find(({ clientId }) => clientId === ben.id)).toMatchObject({
      status: 'SKIPPED',
      refusal: { code: 'consent_needed' },
    })
    expect(applied.clients.find(({ clientId }) => clientId === mia.id)?.status).toBe('APPLIED')
    const stranger = await app.account()
    await expect(dryRun(id, [mia, stranger])).toMatchProblem('forbidden')
    expect(await app.infra.database.prisma.templateApplicationClient.count({ where: { clientId: stranger.id } })).toBe(
      0,
    )
  })

  it('names somebody who deleted the account, and serves the others, also when it happens after the dry run', async () => {
    const [ben, mia, eva] = [await client(), await client(), await client()]
    const id = await template([{ meal: 'LUNCH', recipeId: soup }])
    await mia.call(users.deleteMyself)
    const shown = await dryRun(id, [ben, mia, eva])
    const rowsOf = (...people: Person[]) =>
      shown.clients.filter(({ clientId }) => people.some((person) => person.id === clientId))
    expect(rowsOf(mia)).toMatchObject([{ name: null, refusal: { code: 'not_found' }, days: [] }])
    await eva.call(users.deleteMyself)
    const applied = await applyShown(id, { ...shown, clients: rowsOf(ben, eva) })
    expect(applied.clients).toMatchObject([{ clientId: ben.id, status: 'APPLIED' }])
    await expect(applyShown(id, { ...shown, clients: rowsOf(eva) })).toMatchProblem('changed_meanwhile')
  })

  it('leaves out what was withdrawn and names it; refuses an empty or archived template', async () => {
    const ben = await client()
    const id = await template([
      { meal: 'LUNCH', recipeId: nuts },
      { meal: 'DINNER', recipeId: soup },
    ])
    await tina.call(recipes.remove, { params: { recipeId: nuts } })
    const shown = await dryRun(id, [ben])
    expect(shown.leftOut).toEqual(['Erdnusscurry'])
    await applyShown(id, shown)
    expect((await planOf(ben)).flat(3)).not.toContain(nuts)
    await tina.call(templates.setStatus, { params: { id }, body: { status: 'ARCHIVED' } })
    await expect(dryRun(id, [ben])).toMatchProblem('template_not_ready')
    await expect(dryRun(await template([]).catch(() => id), [ben])).toMatchProblem('template_not_ready')
  })

  it('asks for the reason once: an allergen without one skips the client, without telling why in the list', async () => {
    const ben = await client()
    await allergicToPeanuts(ben)
    const id = await template([{ meal: 'LUNCH', recipeId: nuts }])
    const shown = await dryRun(id, [ben])
    const silent = { ...shown, clients: shown.clients.map((row): DryRunClient => ({ ...row, conflicts: [] })) }
    const refused = await applyShown(id, silent)
    expect(refused.clients).toMatchObject([{ status: 'SKIPPED', refusal: { code: 'changed_meanwhile' } }])
    expect(await planOf(ben)).toEqual([])
    expect((await applyShown(id, shown)).clients).toMatchObject([{ status: 'APPLIED' }])
    const known = await dryRun(id, [ben])
    expect(known.clients[0]?.conflicts).toEqual([])
  })
})

describe('an application', () => {
  let ben: Person
  let id: string
  beforeEach(async () => {
    ben = await client()
    id = await template([{ meal: 'LUNCH', recipeId: soup }])
  })

  it('repeated with its key applies once; with another version of the template not at all', async () => {
    const shown = await dryRun(id, [ben])
    const key = randomUUID()
    const [first, second] = await Promise.all([
      applyShown(id, shown, replace, key),
      applyShown(id, shown, replace, key),
    ])
    expect(first.id).toBe(second.id)
    expect((await tina.call(templates.applications, { query: {} })).items).toMatchObject([{ id: first.id, applied: 1 }])
    const { days } = await tina.call(templates.get, { params: { id } })
    const meals = [{ meal: 'LUNCH' as const, note: '', entries: [{ recipeId: soup, portions: 2 }] }]
    const seen = await dryRun(id, [ben])
    await tina.call(templates.saveDay, {
      params: { id },
      body: { day: 'Monday', version: days[0]?.version ?? 0, meals },
    })
    await expect(applyShown(id, seen)).toMatchProblem('changed_meanwhile')
  })

  it('as a draft stays with the trainer, warns of a draft when released, and leaves none after its undo', async () => {
    const draft = { ...replace, release: false }
    const applied = await applyShown(id, await dryRun(id, [ben], draft), draft)
    expect(await planOf(ben)).toEqual([])
    const { days, exists } = await draftOf(ben)
    expect(exists).toBe(true)
    expect(contentOf(days)[0]).toEqual(['Monday', 'LUNCH', true, 'Gut kauen', [[soup, 1, false]]])
    expect((await dryRun(id, [ben])).clients[0]?.warnings).toContain('DRAFT')
    expect((await undo(applied.id)).clients).toMatchObject([{ undoRefusal: null, changedSince: [] }])
    expect(await draftOf(ben)).toMatchObject({ exists: false })
  })

  it('as a draft that was released since is not undone, and says so', async () => {
    const draft = { ...replace, release: false }
    const applied = await applyShown(id, await dryRun(id, [ben], draft), draft)
    const { version, released } = await draftOf(ben)
    await tina.call(nutritionplan.publish, { params: { userId: ben.id }, body: { draft: version, released } })
    expect(await undo(applied.id)).toMatchObject({
      undoneAt: null,
      clients: [{ undoneAt: null, undoRefusal: { code: 'changed_meanwhile' } }],
    })
    expect((await planOf(ben)).length).toBe(2)
  })

  it('cannot be undone after a day, nor by anybody else', async () => {
    const applied = await applyShown(id, await dryRun(id, [ben]))
    const other = await app.person(['ROLE_TRAINER'])
    await expect(other.call(templates.undo, { params: { id: applied.id } })).toMatchProblem('not_found')
    await expect(other.call(templates.application, { params: { id: applied.id } })).toMatchProblem('not_found')
    const createdAt = new Date(Date.now() - 25 * 3_600_000)
    await app.infra.database.prisma.templateApplication.update({ where: { id: applied.id }, data: { createdAt } })
    await expect(undo(applied.id)).toMatchProblem('undo_expired')
  })
})

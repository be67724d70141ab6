import { addDays, todayInVienna, weekdayOf } from '@kostbar/contracts/calendar'
import type { Weekday } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let pasta: string
beforeAll(async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const values = { kcal: 1, carbs: 1, proteins: 1, fats: 1, allergensStated: true }
  await app.infra.database.prisma.food.createMany({
    data: [
      { name: 'Nudeln', aisle: 'PANTRY', ...values, allergens: ['A'] },
      { name: 'Zwiebeln', singular: 'Zwiebel', aisle: 'PRODUCE', gramsPerPiece: 90, ...values },
      { name: 'Olivenöl', aisle: 'PANTRY', gramsPerMl: 0.9, ...values },
      { name: 'Salz', aisle: 'SPICES', ...values },
    ],
  })
  const ingredients = [
    { amount: 100, unit: 'g' as const, normalName: 'Nudeln' },
    { amount: 1, unit: 'Stk' as const, normalName: 'Zwiebeln' },
    { amount: 1, unit: 'EL' as const, normalName: 'Olivenöl' },
    { amount: 1, unit: 'Prise' as const, normalName: 'Salz' },
  ]
  pasta = (await addRecipe(admin, { servings: 1, ingredients })).id
})

const plan = (person: Person, day: Weekday, portions = 1, toggled = true) =>
  person.call(nutritionplan.toggle, {
    body: { day, meal: 'LUNCH', recipeId: pasta, userId: person.id, portions, toggled },
  })
const review = async (person: Person, days = 'Monday') =>
  (await person.call(shopping.reviewPlan, { query: { days } })).needs
const keysOf = async (person: Person, ...names: string[]) =>
  (await review(person)).filter(({ name }) => names.some((part) => name.includes(part))).map(({ key }) => key)
const add = (person: Person, keys: string[], days: Weekday[] = ['Monday']) =>
  person.call(shopping.addPlan, { body: { days, keys } })
const list = async (person: Person) => (await person.call(shopping.mine)).items.map(({ name }) => name)
const follow = (person: Person) => person.call(shopping.syncWithPlan, {})
const unchanged = { removed: [], added: [], changed: 0 }

it('reviews what the days need, as it is bought, with aisles, allergens and staples', async () => {
  const ben = await app.person()
  await plan(ben, 'Monday', 1.5)
  expect(await review(ben)).toEqual([
    expect.objectContaining({ name: '150 g Nudeln', aisle: 'PANTRY', state: 'NEW', staple: false, declined: false }),
    expect.objectContaining({ name: 'Olivenöl', staple: true }),
    expect.objectContaining({ name: 'Salz', staple: true }),
    expect.objectContaining({ name: '2 Zwiebeln', aisle: 'PRODUCE', listedAs: null }),
  ])
  expect((await review(ben))[0]?.food).toEqual({ name: 'Nudeln', allergens: ['A'], allergensStated: true })
})

it('puts the chosen ones on the list in one call; what was left out is not asked for again', async () => {
  const ben = await app.person()
  await plan(ben, 'Monday')
  const { items } = await add(ben, await keysOf(ben, 'Nudeln', 'Zwiebel'))
  expect(items.map(({ name }) => name)).toEqual(['100 g Nudeln', '1 Zwiebel'])
  expect((await ben.call(shopping.mine)).items).toMatchObject([
    { name: '100 g Nudeln', fromPlan: true, aisle: 'PANTRY', checked: false },
    { name: '1 Zwiebel', fromPlan: true },
  ])
  expect(await follow(ben)).toEqual(unchanged)
  expect((await review(ben)).map(({ state, declined }) => [state, declined])).toEqual([
    ['LISTED', false],
    ['NEW', true],
    ['NEW', true],
    ['LISTED', false],
  ])
})

it('raises amounts on the list instead of adding lines, and leaves alone what the member wrote', async () => {
  const ben = await app.person()
  await ben.call(shopping.save, { body: { item: { name: 'Zwiebeln, rot' } } })
  await plan(ben, 'Monday')
  await plan(ben, 'Tuesday', 2)
  await add(ben, await keysOf(ben, 'Nudeln'))
  const needs = await review(ben, 'Monday,Tuesday')
  expect(needs[0]).toMatchObject({ name: '300 g Nudeln', state: 'MORE', listedAs: '100 g Nudeln' })
  expect(needs.at(-1)).toMatchObject({ name: '3 Zwiebeln', state: 'LISTED', listedAs: 'Zwiebeln, rot' })
  await add(
    ben,
    needs.map(({ key }) => key),
    ['Monday', 'Tuesday'],
  )
  expect(await list(ben)).toEqual(['Zwiebeln, rot', '300 g Nudeln', 'Olivenöl', 'Salz'])
})

it('is for all people of the household, and follows the plan for as many until others are chosen', async () => {
  const ben = await app.person()
  const reviewFor = async (people: number) =>
    (await ben.call(shopping.reviewPlan, { query: { days: 'Monday', people } })).needs
  const addFor = async (people: number) => {
    const keys = (await reviewFor(people)).map(({ key }) => key)
    await ben.call(shopping.addPlan, { body: { days: ['Monday'], keys, people } })
  }
  await plan(ben, 'Monday', 1.5)
  // One and a half portions for oneself, and one for each of the other two.
  const forThree = ['350 g Nudeln', 'Olivenöl', 'Salz', '4 Zwiebeln']
  expect((await reviewFor(3)).map(({ name }) => name)).toEqual(forThree)
  await addFor(3)
  expect(await list(ben)).toEqual(forThree)
  expect(await follow(ben)).toEqual(unchanged)
  await plan(ben, 'Monday', 2)
  expect(await follow(ben)).toEqual({ ...unchanged, changed: 1 })
  expect(await list(ben)).toContain('400 g Nudeln')
  const trainer = await app.trainerOf(ben)
  await trainer.call(shopping.suggestFromPlan, { params: { userId: ben.id }, body: { days: ['Monday'] } })
  expect(await list(ben)).toContain('400 g Nudeln')
  await addFor(1)
  expect(await follow(ben)).toEqual(unchanged)
  expect(await list(ben)).toEqual(['200 g Nudeln', 'Olivenöl', 'Salz', '2 Zwiebeln'])
})

it.each([0, 51, 1.5])('is refused for %s people', async (people) => {
  const ben = await app.person()
  const { status } = await ben.exchange(shopping.reviewPlan, { query: { days: 'Monday', people } })
  expect(status).toBe(400)
})

describe('following the plan adds nothing that the review', () => {
  it('said was on the list already, in the words of the member', async () => {
    const ben = await app.person()
    await ben.call(shopping.save, { body: { item: { name: 'Zwiebeln, rot' } } })
    await plan(ben, 'Monday')
    await add(ben, await keysOf(ben, 'Nudeln', 'Zwiebel'))
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['Zwiebeln, rot', '100 g Nudeln'])
    await plan(ben, 'Tuesday')
    await add(ben, [], ['Tuesday'])
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['Zwiebeln, rot', '100 g Nudeln'])
  })

  it('offered beside an amount on the list, and the member left out', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await add(ben, await keysOf(ben, 'Nudeln', 'Salz'))
    await plan(ben, 'Tuesday', 2)
    const days: Weekday[] = ['Monday', 'Tuesday']
    const { batchId } = await add(ben, [], days)
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['100 g Nudeln', 'Salz'])
    const [noodles = expect.fail()] = await review(ben, 'Monday,Tuesday')
    expect(noodles).toMatchObject({ name: '300 g Nudeln', state: 'MORE', listedAs: '100 g Nudeln', declined: true })

    await ben.call(shopping.undoPlan, { body: { batchId } })
    await add(ben, [], days)
    await plan(ben, 'Tuesday', 3)
    await add(ben, [], days)
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['100 g Nudeln', 'Salz'])

    await add(ben, [noodles.key], days)
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['400 g Nudeln', 'Salz'])
  })

  it('of another day left out', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await add(ben, await keysOf(ben, 'Nudeln'))
    await plan(ben, 'Tuesday')
    await add(ben, await keysOf(ben, 'Nudeln'), ['Tuesday'])
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['200 g Nudeln'])
  })
})

describe('an ingredient that one recipe counts and another weighs', () => {
  let tart: string
  beforeAll(async () => {
    const ingredients = [{ amount: 200, unit: 'g' as const, normalName: 'Zwiebeln' }]
    tart = (await addRecipe(await app.person(['ROLE_ADMIN']), { servings: 1, ingredients })).id
  })

  const planTart = (person: Person, toggled = true) =>
    person.call(nutritionplan.toggle, {
      body: { day: 'Tuesday', meal: 'LUNCH', recipeId: tart, userId: person.id, portions: 1, toggled },
    })
  const onionsOf = async (person: Person, days: string) =>
    (await review(person, days)).filter(({ name }) => name.includes('Zwiebel'))
  /** Takes over what is needed of it, the rest being at home. */
  const take = async (person: Person, ...days: Weekday[]) => {
    const onions = await onionsOf(person, days.join())
    await add(
      person,
      onions.map(({ key }) => key),
      days,
    )
  }
  const tick = async (person: Person) => {
    for (const { id, name } of (await person.call(shopping.mine)).items)
      await person.call(shopping.save, { body: { item: { id, name, checked: true } } })
  }

  it('is not asked for again in grams when it was bought in pieces', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await take(ben, 'Monday')
    await tick(ben)
    await planTart(ben)
    expect(await onionsOf(ben, 'Monday,Tuesday')).toMatchObject([{ name: '200 g Zwiebeln', state: 'NEW' }])
  })

  it('is not asked for again in pieces when it was bought in grams', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await planTart(ben)
    await take(ben, 'Monday', 'Tuesday')
    expect(await list(ben)).toEqual(['290 g Zwiebeln'])
    await tick(ben)
    expect(await onionsOf(ben, 'Monday')).toEqual([])
    await plan(ben, 'Monday', 3)
    expect(await onionsOf(ben, 'Monday')).toMatchObject([{ name: '2 Zwiebeln', state: 'NEW' }])
  })

  it('stays one line of the list, in grams as long as some of it is weighed', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await take(ben, 'Monday')
    await planTart(ben)
    expect(await onionsOf(ben, 'Tuesday')).toMatchObject([
      { name: '290 g Zwiebeln', state: 'MORE', listedAs: '1 Zwiebel' },
    ])
    await take(ben, 'Tuesday')
    expect(await list(ben)).toEqual(['290 g Zwiebeln'])
    expect(await onionsOf(ben, 'Monday')).toMatchObject([{ state: 'LISTED' }])
    expect(await follow(ben)).toEqual(unchanged)
    await planTart(ben, false)
    expect(await follow(ben)).toEqual({ ...unchanged, changed: 1 })
    expect(await list(ben)).toEqual(['1 Zwiebel'])
  })

  it('stays one suggestion, whatever the order in which days are asked for', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await plan(ben, 'Monday')
    await planTart(ben)
    for (const days of [['Monday'], ['Tuesday'], ['Monday']] as const)
      await trainer.call(shopping.suggestFromPlan, { params: { userId: ben.id }, body: { days: [...days] } })
    const names = (await ben.call(shopping.mine)).suggestions.map(({ name }) => name)
    expect(names.filter((name) => name.includes('Zwiebel'))).toEqual(['290 g Zwiebeln'])
  })
})

it('can be ticked at once by a device whose clock is slow', async () => {
  const ben = await app.person()
  await plan(ben, 'Monday')
  const addNoodles = async () => (await add(ben, await keysOf(ben, 'Nudeln'))).items[0] ?? expect.fail()
  const tick = ({ id, name }: { id: string; name: string }, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60 * 1000).toISOString()
    return ben.call(shopping.save, { body: { item: { id, name, checked: true, at } } })
  }
  // A new entry has no `checked_at` that could be later than this tick.
  const noodles = await addNoodles()
  expect(await tick(noodles, 10)).toMatchObject({ checked: true })
  const { id, name } = noodles
  await ben.call(shopping.save, { body: { item: { id, name, checked: false } } })
  await plan(ben, 'Monday', 3)
  expect(await tick(await addNoodles(), 2)).toMatchObject({ id, name: '300 g Nudeln', checked: true })
})

it('is taken back as a whole, apart from what is ticked since', async () => {
  const ben = await app.person()
  await plan(ben, 'Monday')
  await add(ben, await keysOf(ben, 'Nudeln'))
  await plan(ben, 'Monday', 3)
  const { batchId, items } = await add(ben, await keysOf(ben, 'Nudeln', 'Zwiebel', 'Salz'))
  expect(await list(ben)).toEqual(['300 g Nudeln', 'Salz', '3 Zwiebeln'])
  const salt = items.find(({ name }) => name === 'Salz')
  await ben.call(shopping.save, { body: { item: { id: salt?.id, name: 'Salz', checked: true } } })
  await ben.call(shopping.undoPlan, { body: { batchId } })
  expect(await list(ben)).toEqual(['100 g Nudeln', 'Salz'])
  const mia = await app.person()
  await mia.call(shopping.undoPlan, { body: { batchId } })
  expect(await list(ben)).toEqual(['100 g Nudeln', 'Salz'])
})

it('names what was left out by its amount before, also when it is chosen now and when that is taken back', async () => {
  const ben = await app.person()
  const leftOut = async () => {
    const where = { userId: ben.id, checked: true, name: { endsWith: 'Nudeln' } }
    return (await app.infra.database.prisma.shoppingItem.findMany({ where })).map(({ name }) => name)
  }
  await plan(ben, 'Monday')
  await add(ben, await keysOf(ben, 'Nudeln'))
  await plan(ben, 'Tuesday', 2)
  await add(ben, [], ['Tuesday'])
  expect(await leftOut()).toEqual(['200 g Nudeln'])
  const { batchId } = await add(ben, await keysOf(ben, 'Nudeln'), ['Monday', 'Tuesday'])
  expect(await list(ben)).toEqual(['300 g Nudeln'])
  expect(await leftOut()).toEqual(['200 g Nudeln'])
  await ben.call(shopping.undoPlan, { body: { batchId } })
  expect(await list(ben)).toEqual(['100 g Nudeln'])
  expect(await leftOut()).toEqual(['200 g Nudeln'])
  expect(await follow(ben)).toEqual(unchanged)
})

it('what the member deletes stays away, and follows no plan', async () => {
  const ben = await app.person()
  await plan(ben, 'Monday')
  const { items } = await add(ben, await keysOf(ben, 'Nudeln', 'Zwiebel'))
  await ben.call(shopping.remove, { body: { item: { id: items[0]?.id ?? '' } } })
  expect(await list(ben)).toEqual(['1 Zwiebel'])
  expect(await follow(ben)).toEqual(unchanged)
  await plan(ben, 'Monday', 1, false)
  expect((await follow(ben)).removed).toContain('1 Zwiebel')
  expect(await list(ben)).toEqual([])
})

describe('what was bought', () => {
  const dayMs = 24 * 60 * 60 * 1000
  const weekdayIn = (days: number) => weekdayOf(addDays(todayInVienna(), days))
  const itemsOf = (person: Person) => app.infra.database.prisma.shoppingItem.findMany({ where: { userId: person.id } })
  /** Makes the entries of a list older than they are. */
  const age = (person: Person, days: number) =>
    app.infra.database.prisma.shoppingItem.updateMany({
      where: { userId: person.id },
      data: { createdAt: new Date(Date.now() - days * dayMs) },
    })
  /** Takes a day's noodles over, the rest being at home. */
  const take = async (person: Person, day: Weekday) => {
    const noodles = (await review(person, day)).find(({ name }) => name.endsWith('Nudeln'))
    return add(person, [noodles?.key ?? ''], [day])
  }
  const tick = async (person: Person) => {
    const [item = expect.fail()] = (await person.call(shopping.mine)).items
    await person.call(shopping.save, { body: { item: { id: item.id, name: item.name, checked: true } } })
  }

  it('counts for its day, and not for the same weekday a week later', async () => {
    const ben = await app.person()
    const [yesterday, today] = [weekdayIn(-1), weekdayIn(0)]
    await plan(ben, yesterday, 2)
    await plan(ben, today)
    await add(
      ben,
      (await review(ben, `${yesterday},${today}`)).map(({ key }) => key),
      [yesterday, today],
    )
    for (const { id, name } of await itemsOf(ben))
      await ben.call(shopping.save, { body: { item: { id, name, checked: true } } })
    await age(ben, 1)
    const needs = await review(ben, `${yesterday},${today}`)
    expect(needs.map(({ name, state }) => [name, state])).toEqual([
      ['200 g Nudeln', 'NEW'],
      ['Olivenöl', 'NEW'],
      ['Salz', 'NEW'],
      ['2 Zwiebeln', 'NEW'],
    ])
    expect(await review(ben, today)).toEqual([])
    expect(await follow(ben)).toEqual(unchanged)
  })

  it('is asked for again with what was left out, and open entries follow no day that is over', async () => {
    const ben = await app.person()
    await plan(ben, weekdayIn(-1))
    await take(ben, weekdayIn(-1))
    await age(ben, 1)
    expect((await review(ben, weekdayIn(-1))).map(({ declined }) => declined)).toEqual([false, false, false, false])
    await plan(ben, weekdayIn(-1), 3)
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['100 g Nudeln'])
    await take(ben, weekdayIn(-1))
    expect(await list(ben)).toEqual(['300 g Nudeln'])
    await tick(ben)
    expect((await review(ben, weekdayIn(-1))).map(({ name }) => name)).not.toContain('300 g Nudeln')
  })

  it('of a day that is over follows no plan either once more of it is taken for another day', async () => {
    const ben = await app.person()
    const [yesterday, tomorrow] = [weekdayIn(-1), weekdayIn(1)]
    await plan(ben, yesterday)
    await plan(ben, tomorrow)
    await take(ben, yesterday)
    await age(ben, 1)
    const { batchId } = await take(ben, tomorrow)
    expect(await list(ben)).toEqual(['200 g Nudeln'])
    expect(await follow(ben)).toEqual(unchanged)
    await ben.call(shopping.undoPlan, { body: { batchId } })
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['100 g Nudeln'])
    await take(ben, tomorrow)
    await plan(ben, tomorrow, 2)
    expect(await follow(ben)).toMatchObject({ removed: [], changed: 1 })
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toContain('300 g Nudeln')
  })

  it('of a day that is over follows no plan either once it is suggested for another day', async () => {
    const ben = await app.person()
    const [yesterday, tomorrow] = [weekdayIn(-1), weekdayIn(1)]
    await plan(ben, yesterday)
    await take(ben, yesterday)
    await age(ben, 1)
    await plan(ben, tomorrow)
    const { suggestions } = await ben.call(shopping.suggestFromPlan, {
      params: { userId: ben.id },
      body: { days: [tomorrow] },
    })
    const open = suggestions.filter(({ checked }) => !checked)
    expect(open.map(({ name }) => name)).toEqual(['Olivenöl', 'Salz', '1 Zwiebel'])
    expect(await follow(ben)).toEqual(unchanged)
    expect(await list(ben)).toEqual(['200 g Nudeln'])
  })

  it('stays on the list for a week from when it was taken, also when it had been left out before', async () => {
    const ben = await app.person()
    await plan(ben, weekdayIn(1))
    await add(ben, [], [weekdayIn(1)])
    await age(ben, 5)
    await take(ben, weekdayIn(1))
    const noodles = (await itemsOf(ben)).find(({ name, source }) => name === '100 g Nudeln' && source === 'USER')
    expect(Date.now() - (noodles?.createdAt.getTime() ?? 0)).toBeLessThan(dayMs)
  })
})

it("suggestions that a trainer made from the plan can be deleted, the trainer's own cannot", async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  await plan(ben, 'Monday')
  const params = { userId: ben.id }
  await trainer.call(shopping.suggestFromPlan, { params, body: { days: ['Monday'] } })
  await trainer.call(shopping.saveForUser, { params, body: { item: { name: 'Walnüsse' } } })
  const suggestions = (await ben.call(shopping.mine)).suggestions.filter(({ checked }) => !checked)
  for (const { id, fromPlan } of suggestions) {
    const remove = ben.call(shopping.remove, { body: { item: { id } } })
    if (fromPlan) await remove
    else await expect(remove).toMatchProblem('read_only')
  }
  const left = (await ben.call(shopping.mine)).suggestions.filter(({ checked }) => !checked)
  expect(left.map(({ name }) => name)).toEqual(['Walnüsse'])
})

it('refuses days that are none, and takes as many queries to review a week as a day', async () => {
  const ben = await app.person()
  for (const days of ['', 'Montag', 'Monday,', 'Monday,Monday,Monday,Monday,Monday,Monday,Monday,Monday'])
    expect((await ben.exchange(shopping.reviewPlan, { query: { days } })).status).toBe(400)
  await plan(ben, 'Monday')
  await plan(ben, 'Friday')
  const { pool } = app.infra.database
  const one = await countQueries(pool, () => review(ben))
  expect(await countQueries(pool, () => review(ben, 'Monday,Friday'))).toBe(one)
})

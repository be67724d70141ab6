import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const add = (person: Person, name: string) => person.call(shopping.save, { body: { item: { name } } })
const suggest = (trainer: Person, to: Person, name: string) =>
  trainer.call(shopping.saveForUser, { params: { userId: to.id }, body: { item: { name } } })

describe('a member', () => {
  it('adds items, listed in the order of creation', async () => {
    const ben = await app.person()
    await add(ben, ' Milch ')
    await add(ben, 'Brot')
    const { items } = await ben.call(shopping.mine)
    expect(items).toMatchObject([
      { name: 'Milch', checked: false },
      { name: 'Brot', checked: false },
    ])
  })

  it('adds an item with a key once, also when it is sent again to a full list or twice at once', async () => {
    const ben = await app.person()
    const key = '0198c000-0000-4000-8000-000000000001'
    const addOnce = (person: Person, name = 'Milch') => person.call(shopping.save, { body: { item: { key, name } } })
    const [first, second] = await Promise.all([addOnce(ben), addOnce(ben)])
    expect(second.id).toBe(first.id)
    await app.infra.database.prisma.shoppingItem.createMany({
      data: Array.from({ length: 499 }, (_, index) => ({ userId: ben.id, source: 'USER', name: `${index}` }) as const),
    })
    expect((await addOnce(ben)).id).toBe(first.id)
    expect((await ben.call(shopping.mine)).items.filter(({ name }) => name === 'Milch')).toHaveLength(1)
    const mia = await app.person()
    expect((await addOnce(mia)).id).not.toBe(first.id)
    expect((await add(mia, 'Milch')).id).not.toBe((await add(mia, 'Milch')).id)
  })

  it('is told the allergens of the food an item names, also of an accepted suggestion', async () => {
    const ben = await app.person()
    const nutrition = { kcal: 650, carbs: 7, proteins: 15, fats: 65 }
    await app.infra.database.prisma.food.create({
      data: { name: 'Paranüsse', aisle: 'PANTRY', ...nutrition, allergens: ['H'], allergensStated: true },
    })
    await add(ben, '100 g Paranüsse')
    await add(ben, 'Klopapier')
    const nuts = await suggest(await app.trainerOf(ben), ben, 'Paranüsse')
    await ben.call(shopping.save, { body: { item: { id: nuts.id, name: nuts.name } } })
    const food = { name: 'Paranüsse', allergens: ['H'], allergensStated: true }
    expect(await ben.call(shopping.mine)).toMatchObject({
      items: [{ food }, { name: 'Klopapier', food: null }, { name: 'Paranüsse', food }],
      suggestions: [{ food }],
    })
  })

  it.each([
    'Milch',
    '1/2 l Milch',
    '½ l Milch',
    '1 Liter Milch',
    '2 Packerl Milch',
    'Packung Milch',
    'ca. 1 l Milch',
    '2-3 l Vollmilch',
    'frische Milch',
    'Milch 2 l',
  ])('finds the aisle of %s', async (name) => {
    const ben = await app.person()
    const nutrition = { kcal: 65, carbs: 5, proteins: 3, fats: 4 }
    await app.infra.database.prisma.food.deleteMany({ where: { name: 'Vollmilch' } })
    await app.infra.database.prisma.food.create({ data: { name: 'Vollmilch', aisle: 'DAIRY', ...nutrition } })
    expect(await add(ben, name)).toMatchObject({ name, aisle: 'DAIRY' })
  })

  it('checks and unchecks items', async () => {
    const ben = await app.person()
    const milk = await add(ben, 'Milch')
    await ben.call(shopping.save, { body: { item: { ...milk, checked: true } } })
    expect((await ben.call(shopping.mine)).items).toMatchObject([{ checked: true }])
    await ben.call(shopping.save, { body: { item: { ...milk, checked: false } } })
    expect((await ben.call(shopping.mine)).items).toMatchObject([{ checked: false }])
  })

  describe('ticks with the time at which they were made', () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    const minutesAgo = (minutes: number) => daysAgo(minutes / (24 * 60))
    const save = (person: Person, item: { id: string; name: string; checked: boolean; at?: string }) =>
      person.call(shopping.save, { body: { item } })

    it.each([
      ['a tick arrives after a later removal of it', true, false],
      ['the removal of a tick arrives after a later tick', false, true],
    ])('the later one holds when %s', async (_what, first, later) => {
      const ben = await app.person()
      const milk = { id: (await add(ben, 'Milch')).id, name: 'Milch' }
      await save(ben, { ...milk, checked: later, at: daysAgo(1) })
      expect(await save(ben, { ...milk, checked: first, at: daysAgo(2) })).toMatchObject({ checked: later })
      expect((await ben.call(shopping.mine)).items).toMatchObject([{ checked: later }])
      // Sent again, because the answer was lost.
      await save(ben, { ...milk, checked: later, at: daysAgo(1) })
      await save(ben, { ...milk, checked: first })
      expect((await ben.call(shopping.mine)).items).toMatchObject([{ checked: first }])
    })

    it('a clock that is fast does not rule out later ones', async () => {
      const ben = await app.person()
      const milk = { id: (await add(ben, 'Milch')).id, name: 'Milch' }
      await save(ben, { ...milk, checked: true, at: daysAgo(-1) })
      await save(ben, { ...milk, checked: false })
      expect((await ben.call(shopping.mine)).items).toMatchObject([{ checked: false }])
    })

    it('a clock that is slow does not lose ticks', async () => {
      const ben = await app.person()
      const milk = { id: (await add(ben, 'Milch')).id, name: 'Milch' }
      await save(ben, { ...milk, checked: false })
      expect(await save(ben, { ...milk, checked: true, at: minutesAgo(2) })).toMatchObject({ checked: true })
      expect(await save(ben, { ...milk, checked: false, at: minutesAgo(10) })).toMatchObject({ checked: true })
    })

    it('suggestions disappear a week later, once something is added', async () => {
      const ben = await app.person()
      const trainer = await app.trainerOf(ben)
      const [nuts, oats, seeds] = [
        await suggest(trainer, ben, 'Walnüsse'),
        await suggest(trainer, ben, 'Hafer'),
        await suggest(trainer, ben, 'Samen'),
      ]
      await save(ben, { ...nuts, checked: true, at: daysAgo(8) })
      await save(ben, { ...oats, checked: true, at: daysAgo(6) })
      const milk = await add(ben, 'Milch')
      await save(ben, { ...milk, checked: true, at: daysAgo(8) })
      await add(ben, 'Brot')
      const { items, suggestions } = await ben.call(shopping.mine)
      expect(suggestions.map(({ id }) => id)).toEqual([oats.id, seeds.id])
      expect(items.map(({ name }) => name)).toEqual(['Milch', 'Brot'])
    })
  })

  it('deletes an item of their own', async () => {
    const ben = await app.person()
    const milk = await add(ben, 'Milch')
    await ben.call(shopping.remove, { body: { item: { id: milk.id } } })
    expect((await ben.call(shopping.mine)).items).toEqual([])
  })

  it('accepts a suggestion once for concurrent requests', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const nuts = await suggest(trainer, ben, 'Walnüsse')
    const accept = () => ben.call(shopping.save, { body: { item: { id: nuts.id, name: nuts.name } } })
    const results = await Promise.allSettled([accept(), accept()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(accept()).toMatchProblem('suggestion_taken')
    expect(await ben.call(shopping.mine)).toMatchObject({
      items: [{ name: 'Walnüsse', checked: false }],
      suggestions: [{ id: nuts.id, checked: true }],
    })
  })

  it('cannot delete a suggestion', async () => {
    const ben = await app.person()
    const nuts = await suggest(await app.trainerOf(ben), ben, 'Walnüsse')
    await expect(ben.call(shopping.remove, { body: { item: { id: nuts.id } } })).toMatchProblem('read_only')
  })

  it('cannot check, accept or delete items of other users', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    const milk = await add(mia, 'Milch')
    const tick = ben.call(shopping.save, { body: { item: { ...milk, checked: true } } })
    await expect(tick).toMatchProblem('not_found')
    await expect(ben.call(shopping.save, { body: { item: { id: milk.id, name: 'x' } } })).toMatchProblem('not_found')
    await expect(ben.call(shopping.remove, { body: { item: { id: milk.id } } })).toMatchProblem('not_found')
    expect((await mia.call(shopping.mine)).items).toMatchObject([{ checked: false }])
  })

  it('gets a German message for a missing name', async () => {
    const ben = await app.person()
    const { body } = await ben.exchange(shopping.save, { body: { item: { name: ' ' } } })
    expect(body).toMatchObject({ fields: { 'item.name': 'Bitte gib ein, was auf die Liste soll.' } })
  })

  it('cannot exceed the maximum number of items', async () => {
    const ben = await app.person()
    const names = Array.from({ length: 499 }, (_value, index) => ({ name: `Ding ${index}` }))
    const nuts = await suggest(await app.trainerOf(ben), ben, 'Walnüsse')
    await app.infra.database.prisma.shoppingItem.createMany({
      data: names.map((item) => ({ ...item, userId: ben.id, source: 'USER' as const })),
    })
    await expect(add(ben, 'noch etwas')).toMatchProblem('list_full')
    const accept = ben.call(shopping.save, { body: { item: { id: nuts.id, name: nuts.name } } })
    await expect(accept).toMatchProblem('list_full')
    expect((await ben.call(shopping.mine)).suggestions).toMatchObject([{ id: nuts.id, checked: false }])
  })
})

describe('a trainer', () => {
  it("reads a client's list, adds suggestions, and deletes only suggestions", async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const own = await add(ben, 'Milch')
    const nuts = await suggest(trainer, ben, 'Walnüsse')
    const params = { userId: ben.id }
    expect(await trainer.call(shopping.ofUser, { params })).toMatchObject({
      items: [{ name: 'Milch' }],
      suggestions: [{ name: 'Walnüsse' }],
    })
    const removeOwn = trainer.call(shopping.removeForUser, { params, body: { item: { id: own.id } } })
    await expect(removeOwn).toMatchProblem('forbidden')
    await trainer.call(shopping.removeForUser, { params, body: { item: { id: nuts.id } } })
    expect((await ben.call(shopping.mine)).suggestions).toEqual([])
  })
})

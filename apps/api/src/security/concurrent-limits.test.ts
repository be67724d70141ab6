import { randomUUID } from 'node:crypto'
import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { dataExports } from '@kostbar/contracts/exports/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { expect, it } from 'vitest'
import type { Refusal } from '../testing/client.ts'
import { addFood, oats } from '../testing/foods.ts'
import { addRecipe } from '../testing/recipes.ts'
import { type Person, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
/** App with the rate limits of production. */
const limited = useTestApp({ limitScale: 1 })

const ten = Array.from({ length: 10 }, (_, index) => index)
const times = <T>(count: number, row: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => row(n))

const lists: Record<string, { fill: (person: Person) => Promise<unknown>; add: (person: Person) => Promise<unknown> }> =
  {
    notes: {
      fill: ({ id }) =>
        app.infra.database.prisma.note.createMany({
          data: times(495, (n) => ({ userId: id, title: `${n}`, note: '' })),
        }),
      add: (person) => person.call(notes.add, { body: { title: 'x', note: '' } }),
    },
    'shopping items': {
      fill: ({ id }) =>
        app.infra.database.prisma.shoppingItem.createMany({
          data: times(495, (n) => ({ userId: id, name: `${n}`, source: 'USER' as const })),
        }),
      add: (person) => person.call(shopping.save, { body: { item: { name: 'Milch' } } }),
    },
    recipes: {
      fill: ({ id }) =>
        app.infra.database.prisma.recipe.createMany({
          data: times(1995, (n) => ({ ownerId: id, name: `${n}`, kcal: 1, carbs: 1, proteins: 1, fats: 1 })),
        }),
      add: (person) => addRecipe(person),
    },
    foods: {
      fill: ({ id }) =>
        app.infra.database.prisma.food.createMany({
          data: times(1995, (n) => ({ ...oats, ownerId: id, name: `${n}` })),
        }),
      add: (person) => addFood(person, { name: randomUUID() }),
    },
  }

it.each(Object.entries(lists))('of ten concurrent additions to almost full %s, five fit', async (_name, list) => {
  const person = await app.person(['ROLE_TRAINER'])
  await list.fill(person)
  const codeOf = (refusal: Refusal) => refusal.body.code
  const outcomes = await Promise.all(ten.map(() => list.add(person).then(() => 'added', codeOf)))
  expect(outcomes.sort()).toEqual([...Array(5).fill('added'), ...Array(5).fill('list_full')])
})

it('a fourth data export of a day is refused', async () => {
  const [ben, mia] = [await limited.person(), await limited.person()]
  const { prisma } = limited.infra.database
  const { id: userId } = ben
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await prisma.dataExport.createMany({ data: times(3, () => ({ userId, status: 'FAILED' as const })) })
  await prisma.dataExport.createMany({
    data: times(3, () => ({ userId: mia.id, status: 'FAILED' as const, createdAt: yesterday })),
  })
  await expect(ben.call(dataExports.request)).toMatchProblem('too_many_requests')
  expect(await mia.call(dataExports.request)).toMatchObject({ status: 'WAITING' })
})

it('asking again for an unfinished data export counts once', async () => {
  const ben = await limited.person()
  const { prisma } = limited.infra.database
  const { id } = await prisma.dataExport.create({ data: { userId: ben.id, status: 'RUNNING' } })
  for (let n = 0; n < 5; n += 1) expect(await ben.call(dataExports.request)).toMatchObject({ id })
})

it('an account calls the payment service at most 60 times in a quarter of an hour', async () => {
  const ben = await limited.person()
  const portal = () => ben.call(checkout.invoices)
  for (let n = 0; n < 60; n += 1) await portal()
  await expect(portal()).toMatchProblem('too_many_requests')
  const mia = await limited.person()
  await mia.call(checkout.invoices)
})

it('a list of allergens has no more entries than there are allergens', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const allergens = Array.from({ length: 15 }, () => 'A' as const)
  await expect(addRecipe(trainer, { allergens })).toMatchProblem('invalid_input', ['allergens'])
})

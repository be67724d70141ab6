import { audit } from '@kostbar/contracts/audit/endpoints'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { Endpoint } from '@kostbar/contracts/endpoint'
import { foods } from '@kostbar/contracts/foods/endpoints'
import { weekdays } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { printouts } from '@kostbar/contracts/printouts/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addFood } from '../../testing/foods.ts'
import { lettersOf, readPdf } from '../../testing/read-pdf.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
let cake: string
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  const ingredients = [
    { amount: 200, unit: 'g' as const, normalName: 'Haselnüsse', note: 'gerieben' },
    { amount: 4, unit: 'Stk' as const, normalName: 'Eier' },
  ]
  const draft = { name: 'Nusskuchen', servings: 4, allergens: ['H' as const, 'C' as const], ingredients }
  cake = (await addRecipe(admin, { ...draft, steps: ['Eier schaumig rühren.', 'Backen.'] })).id
})

async function download(by: Person, endpoint: Endpoint, request: object) {
  const { body, headers, status } = await by.exchange(endpoint as typeof printouts.week, request as never)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z]+\.pdf"$/)
  return (await readPdf(body)).join('\n')
}

const week = (by: Person, userId = by.id) => download(by, printouts.week, { params: { userId } })
const plan = (person: Person, day: (typeof weekdays)[number], recipeId = cake) =>
  person.call(nutritionplan.toggle, {
    body: { day, meal: 'LUNCH', recipeId, userId: person.id, portions: 1, toggled: true },
  })
const avoidNuts = (person: Person) =>
  person.call(careProfile.save, {
    params: { userId: person.id },
    body: { allergens: ['H'], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 },
  })

describe('the week as a PDF', () => {
  it('holds the plan, for its owner and the trainer, who is named', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    expect(await week(ben)).not.toContain('Begleitet')
    const trainer = await app.trainerOf(ben)
    const { prisma } = app.infra.database
    await prisma.trainerProfile.create({ data: { userId: trainer.id, profession: 'DIAETOLOGIE' } })
    const { firstName, lastName } = await prisma.user.findUniqueOrThrow({ where: { id: trainer.id } })
    for (const reader of [ben, trainer, admin]) {
      const text = await week(reader, ben.id)
      expect(text).toContain('Nusskuchen')
      expect(text).toContain(`Begleitet von ${[firstName, lastName].filter(Boolean).join(' ')}, Diätologie`)
    }
  })

  it('marks allergens for people who may see health data, and for nobody else', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await plan(ben, 'Monday')
    await avoidNuts(ben)
    const marks = lettersOf('Allergen: Schalenfrüchte')
    expect(lettersOf(await week(ben))).toContain(marks)
    expect(lettersOf(await week(trainer, ben.id))).toContain(marks)
    expect(lettersOf(await week(admin, ben.id))).not.toContain(marks)
    await app.infra.database.prisma.consent.updateMany({ where: { userId: ben.id }, data: { revokedAt: new Date() } })
    expect(lettersOf(await week(ben))).not.toContain(marks)
    expect(lettersOf(await week(trainer, ben.id))).not.toContain(marks)
  })

  it("holds no kcal of a member who chose 'ohne Zahlen', whoever prints it", async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    expect(await week(ben)).toContain('kcal')
    await ben.call(settings.setProtectiveMode, { body: { protectiveMode: true } })
    for (const reader of [ben, admin]) expect(await week(reader, ben.id)).not.toContain('kcal')
  })

  it('takes as many queries for seven days as for one', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    await plan(ben, 'Monday')
    for (const day of weekdays) await plan(mia, day)
    const { pool } = app.infra.database
    const one = await countQueries(pool, () => week(ben))
    expect(await countQueries(pool, () => week(mia))).toBe(one)
  })
})

describe('a recipe as a PDF', () => {
  const recipe = (by: Person, query = {}) => download(by, printouts.recipe, { params: { recipeId: cake }, query })

  it('holds ingredients for the portions asked for, numbered steps, allergens in words', async () => {
    const ben = await app.person()
    const text = await recipe(ben, { portions: '2' })
    for (const part of ['Nusskuchen', 'für 2 Portionen', '100 g Haselnüsse, gerieben', '2 Stück Eier', '1.', 'Backen.'])
      expect(text).toContain(part)
    expect(text).toContain('C Ei · H Schalenfrüchte')
    expect(text).toContain('380 kcal · Kohlenhydrate 55 g')
    expect(await recipe(ben)).toContain('für 4 Portionen')
  })

  it('says whether its values were entered by hand, and holds those that are known of all foods', async () => {
    const marks = ['Nährwerte von Hand eingetragen', 'Allergene von Hand eingetragen'].map(lettersOf)
    const entered = lettersOf(await recipe(admin))
    for (const mark of marks) expect(entered).toContain(mark)
    const { id, name } = await addFood(admin, { name: 'Druckkleie', fibre: 45, salt: 0.02, allergens: ['A'] })
    const ingredients = [{ amount: 100, unit: 'g' as const, normalName: name, foodId: id }]
    const values = { nutritionBy: 'FOODS', allergensBy: 'FOODS', servings: 2, ingredients } as const
    const { id: recipeId } = await addRecipe(admin, values)
    const text = lettersOf(await download(admin, printouts.recipe, { params: { recipeId }, query: {} }))
    for (const mark of marks) expect(text).not.toContain(mark)
    expect(text).toContain(lettersOf('Fette 4 g · Ballaststoffe 22,5 g · Salz 0 g'))
  })

  it('says that there may be more allergens while those of an ingredient are unknown', async () => {
    const oats = await addFood(admin, { name: 'Druckflocken', allergens: ['A'] })
    const powder = await addFood(admin, { name: 'Druckpulver', allergensStated: true })
    const ingredients = [oats, powder].map(({ id, name }) => {
      return { amount: 30, unit: 'g' as const, normalName: name, foodId: id }
    })
    const { id: recipeId } = await addRecipe(admin, { allergensBy: 'FOODS', ingredients })
    const text = async () => lettersOf(await download(admin, printouts.recipe, { params: { recipeId }, query: {} }))
    const incomplete = lettersOf('A Gluten. Nicht von allen Zutaten sind die Allergene bekannt.')
    expect(await text()).not.toContain(incomplete)
    const { id: foodId, ...body } = powder
    await admin.call(foods.update, { params: { foodId }, body: { ...body, allergensStated: false } })
    expect(await text()).toContain(incomplete)
  })

  it('marks what the reader must not eat, and holds no kcal for people who chose so', async () => {
    const ben = await app.person()
    await avoidNuts(ben)
    await ben.call(settings.setProtectiveMode, { body: { protectiveMode: true } })
    const text = await recipe(ben)
    expect(text).toContain('Das passt nicht zu deinem Ernährungsprofil')
    expect(text).toContain('Allergen: Schalenfrüchte')
    expect(text).not.toContain('Das wissen wir nicht sicher')
    expect(text).not.toMatch(/kcal|Kohlenhydrate/)
  })

  it("marks what a client must not eat for staff who may read it, recorded, and is the client's otherwise", async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await avoidNuts(ben)
    await ben.call(settings.setProtectiveMode, { body: { protectiveMode: true } })
    const marks = lettersOf('Allergen: Schalenfrüchte')
    const of = async (by: Person) => recipe(by, { userid: ben.id })
    expect(lettersOf(await recipe(trainer))).not.toContain(marks)
    const text = await of(trainer)
    expect(lettersOf(text)).toContain(marks)
    expect(text).toContain('Begleitet von')
    expect(text).not.toContain('kcal')
    expect((await ben.call(audit.accessLog, { query: {} })).items).toMatchObject([
      { area: 'careProfile', role: 'TRAINER' },
    ])
    expect(lettersOf(await of(admin))).not.toContain(marks)
    await app.infra.database.prisma.consent.updateMany({ where: { userId: ben.id }, data: { revokedAt: new Date() } })
    for (const reader of [ben, trainer]) expect(lettersOf(await of(reader))).not.toContain(marks)
  })

  it('is refused for people whom the caller does not coach', async () => {
    const [ben, mia, trainer] = [await app.person(), await app.person(), await app.person(['ROLE_TRAINER'])]
    const request = { params: { recipeId: cake }, query: { userid: ben.id } }
    for (const stranger of [mia, trainer])
      await expect(stranger.call(printouts.recipe, request)).toMatchProblem('forbidden')
  })

  it('says what is unknown, and not that it conflicts', async () => {
    const ben = await app.person()
    await avoidNuts(ben)
    const { id: recipeId } = await addRecipe(admin, { allergensStated: false, allergens: [] })
    const text = await download(ben, printouts.recipe, { params: { recipeId }, query: {} })
    expect(text).toContain('Das wissen wir nicht sicher')
    expect(text).toContain('Unbekannt: Schalenfrüchte')
    expect(text).not.toContain('Das passt nicht')
  })

  it('is not there for whom the recipe is not', async () => {
    const { id } = await addRecipe(admin)
    await admin.call(recipes.remove, { params: { recipeId: id } })
    const ben = await app.person()
    await expect(ben.call(printouts.recipe, { params: { recipeId: id }, query: {} })).toMatchProblem('not_found')
  })
})

describe('the shopping list as a PDF', () => {
  it('holds what is open, by aisle, and nothing that is done', async () => {
    const ben = await app.person()
    const values = { kcal: 1, carbs: 1, proteins: 1, fats: 1 }
    await app.infra.database.prisma.food.create({ data: { name: 'Karotten', aisle: 'PRODUCE', ...values } })
    for (const name of ['Karotten', 'Kerzen', 'Brot']) await ben.call(shopping.save, { body: { item: { name } } })
    const bread = (await ben.call(shopping.mine)).items.find(({ name }) => name === 'Brot')
    await ben.call(shopping.save, { body: { item: { id: bread?.id, name: 'Brot', checked: true } } })
    const text = await download(ben, printouts.shoppingList, { params: { userId: ben.id } })
    expect(text).toMatch(/Obst und Gemüse\s*Karotten\s*Außerdem\s*Kerzen/)
    expect(text).not.toContain('Brot')
    const mia = await app.person()
    expect(await download(mia, printouts.shoppingList, { params: { userId: mia.id } })).toContain('nichts offen')
  })
})

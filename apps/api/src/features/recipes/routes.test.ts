import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe, porridge } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
})

const all = async (person: Person, query: Record<string, unknown> = {}) =>
  (await person.call(recipes.list, { query: { perPage: 100, ...query } })).items
const names = async (person: Person, query: Record<string, unknown> = {}) =>
  (await all(person, query)).map(({ name }) => name)
const toggle = (person: Person, recipeId: string, userId: string, toggled?: 'true' | 'false', portions = 1) =>
  person.call(recipes.toggle, { params: { recipeId, userId }, query: { portions, toggled } })

describe('recipe visibility', () => {
  it("a member sees public recipes and the current trainer's", async () => {
    const ben = await app.person()
    const [trainer, foreign] = [await app.trainerOf(ben), await app.person(['ROLE_TRAINER'])]
    const everyones = await addRecipe(admin, { name: 'Für alle' })
    const theirs = await addRecipe(trainer, { name: 'Vom Trainer' })
    const hidden = await addRecipe(foreign, { name: 'Von fremder Hand' })
    expect([everyones.own, theirs.own]).toEqual([false, true])
    expect(await names(ben)).toEqual(expect.arrayContaining(['Für alle', 'Vom Trainer']))
    expect(await names(ben)).not.toContain('Von fremder Hand')
    await expect(ben.call(recipes.get, { params: { recipeId: hidden.id } })).toMatchProblem('not_found')
    await expect(toggle(ben, hidden.id, ben.id)).toMatchProblem('not_found')

    await app.infra.database.prisma.clientRelation.updateMany({
      where: { clientId: ben.id },
      data: { status: 'ARCHIVED' },
    })
    expect(await names(ben)).not.toContain('Vom Trainer')
    await expect(ben.call(recipes.get, { params: { recipeId: theirs.id } })).toMatchProblem('not_found')
  })

  it('a trainer lists the recipes of a client; other users may not', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { id } = await addRecipe(trainer, { name: 'Nur für Ben' })
    await toggle(trainer, id, ben.id)
    const [first] = await all(trainer, { userid: ben.id })
    expect(first).toMatchObject({ id, toggled: true })
    const stranger = await app.person(['ROLE_TRAINER'])
    await expect(stranger.call(recipes.list, { query: { userid: ben.id } })).toMatchProblem('forbidden')
    await expect((await app.person()).call(recipes.list, { query: { userid: ben.id } })).toMatchProblem('forbidden')
  })

  it('a card says the allergens, whether they were stated, and the names of the ingredients, each once', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const ingredients = ['Nudeln', 'Butter', 'Nudeln'].map((normalName) => ({
      amount: 10,
      unit: 'g' as const,
      normalName,
    }))
    await addRecipe(trainer, { name: 'Angegeben', allergens: ['A', 'G'], ingredients })
    await addRecipe(trainer, { name: 'Unbekannt' })
    expect((await trainer.call(recipes.mine)).recipes).toMatchObject([
      { allergens: ['A', 'G'], allergensStated: true, ingredientNames: ['Nudeln', 'Butter'] },
      { allergens: [], allergensStated: false, ingredientNames: ['Haferflocken'] },
    ])
  })

  it("an admin reads every recipe, also a trainer's", async () => {
    const { id } = await addRecipe(await app.person(['ROLE_TRAINER']))
    expect(await admin.call(recipes.get, { params: { recipeId: id } })).toMatchObject({ id, own: true })
  })

  it('a withdrawn recipe is in no list and cannot be read', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { id } = await addRecipe(trainer)
    await trainer.call(recipes.remove, { params: { recipeId: id } })
    expect((await trainer.call(recipes.mine)).recipes).toEqual([])
    expect((await all(trainer)).map((recipe) => recipe.id)).not.toContain(id)
    await expect(trainer.call(recipes.get, { params: { recipeId: id } })).toMatchProblem('not_found')
    await expect(trainer.call(recipes.remove, { params: { recipeId: id } })).toMatchProblem('not_found')
  })

  it("an erased trainer's recipes are hidden and remain for plans", async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { id } = await addRecipe(trainer, { name: 'Bleibt im Plan' })
    await trainer.call(users.deleteMyself)
    const ben = await app.person()
    expect((await all(ben)).map((recipe) => recipe.id)).not.toContain(id)
    expect(await app.infra.database.prisma.recipe.findUnique({ where: { id } })).toMatchObject({ ownerId: null })
  })
})

describe('the recipe list', () => {
  it('returns each recipe once over its pages, favourites first, in German collation', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const added = ['Zucchini', 'Äpfel', 'Birnen', 'Öfchen', 'Ofenkürbis', 'Salat', 'äpfel'].map(
      (name) => `Rein ${name}`,
    )
    for (const name of added) await addRecipe(trainer, { name, tags: ['Ordnung'] })
    const favourite = (await all(trainer, { filter: 'rein zucchini' }))[0]
    await toggle(trainer, favourite?.id ?? '', trainer.id)
    const listed: string[] = []
    let cursor: string | undefined
    do {
      const page = await trainer.call(recipes.list, { query: { tags: 'Ordnung', perPage: 2, cursor } })
      listed.push(...page.items.map(({ name }) => name.replace('Rein ', '')))
      cursor = page.cursor ?? undefined
    } while (cursor)
    expect(listed).toEqual(['Zucchini', 'äpfel', 'Äpfel', 'Birnen', 'Öfchen', 'Ofenkürbis', 'Salat'])
    const query = { tags: 'Ordnung', perPage: 2 }
    expect((await trainer.call(recipes.list, { query: { ...query, count: 'true' } })).total).toBe(7)
    expect((await trainer.call(recipes.list, { query })).total).toBeNull()
  })

  it('filters by a part of the name, with LIKE wildcards escaped, and by tags that must all match', async () => {
    const ben = await app.person()
    await addRecipe(admin, { name: 'Gemüse 100 % pur', tags: ['Vegan', 'Suppe'] })
    await addRecipe(admin, { name: 'Gemüse 100 g pur', tags: ['Vegan', 'Salat'] })
    expect(await names(ben, { filter: 'MÜSE 100 %' })).toEqual(['Gemüse 100 % pur'])
    expect(await names(ben, { filter: 'gemüse 1', tags: 'Vegan' })).toHaveLength(2)
    expect(await names(ben, { filter: 'gemüse 1', tags: 'Vegan, Salat' })).toEqual(['Gemüse 100 g pur'])
    expect(await names(ben, { tags: 'Vegan,Salat,Suppe' })).toEqual([])
  })

  it('refuses an invalid cursor', async () => {
    for (const cursor of ['x', 'bnVsbA', Buffer.from('[true,"a","b"]').toString('base64url')])
      await expect(admin.call(recipes.list, { query: { cursor } })).toMatchProblem('invalid_input')
  })

  it('lists each tag once, in German collation', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    await addRecipe(trainer, { tags: ['Zu zweit', 'Überbacken', 'Zu zweit'] })
    const tags = await trainer.call(recipes.tags)
    expect(tags.filter((tag) => ['Zu zweit', 'Überbacken'].includes(tag))).toEqual(['Überbacken', 'Zu zweit'])
    expect((await trainer.call(recipes.mine)).tags).toEqual(['Überbacken', 'Zu zweit'])
  })

  it('lists no tag that only withdrawn or invisible recipes have', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { id } = await addRecipe(trainer, { tags: ['Nur hier'] })
    expect(await trainer.call(recipes.tags)).toContain('Nur hier')
    expect(await (await app.person()).call(recipes.tags)).not.toContain('Nur hier')
    await trainer.call(recipes.remove, { params: { recipeId: id } })
    expect(await trainer.call(recipes.tags)).not.toContain('Nur hier')
  })
})

describe('favourites', () => {
  const favouritePortions = async (person: Person, recipeId: string) =>
    (await person.call(recipes.get, { params: { recipeId } })).favouritePortions

  it('toggle without a target state, and are idempotent with one', async () => {
    const ben = await app.person()
    const { id } = await addRecipe(admin)
    const states = []
    for (const target of [undefined, undefined, 'true', 'true', 'false', 'false'] as const)
      states.push((await toggle(ben, id, ben.id, target)).toggled)
    expect(states).toEqual([true, false, true, true, false, false])
  })

  it('lose no concurrent toggle', async () => {
    const ben = await app.person()
    const { id } = await addRecipe(admin)
    const flips = await Promise.all(Array.from({ length: 9 }, () => toggle(ben, id, ben.id)))
    expect(flips.filter(({ toggled }) => toggled)).toHaveLength(5)
    expect(await ben.call(recipes.get, { params: { recipeId: id } })).toMatchObject({ toggled: true })
  })

  it('store the last portions; a withdrawn recipe can only be removed', async () => {
    const ben = await app.person()
    const { id } = await addRecipe(admin)
    await toggle(ben, id, ben.id, 'true', 1)
    await toggle(ben, id, ben.id, 'true', 2.5)
    expect(await app.infra.database.prisma.recipeFavourite.findMany({ where: { userId: ben.id } })).toMatchObject([
      { portions: 2.5 },
    ])
    expect((await ben.call(recipes.mine)).recipes).toMatchObject([{ id, toggled: true }])
    expect(await favouritePortions(ben, id)).toBe(2.5)
    expect(await favouritePortions(admin, id)).toBeNull()
    await admin.call(recipes.remove, { params: { recipeId: id } })
    await expect(toggle(ben, id, ben.id, 'true')).toMatchProblem('not_found')
    expect(await toggle(ben, id, ben.id)).toMatchObject({ toggled: false })
  })

  it('refuse portions that nobody cooks, with a German text', async () => {
    const ben = await app.person()
    const { id } = await addRecipe(admin)
    const query = { portions: 51 }
    const { status, body } = await ben.exchange(recipes.toggle, { params: { recipeId: id, userId: ben.id }, query })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ portions: 'Bitte wähle zwischen 0,25 und 50 Portionen, in Vierteln.' })
  })

  it('have no portions by default', async () => {
    const ben = await app.person()
    const { id } = await addRecipe(admin)
    await ben.call(recipes.toggle, { params: { recipeId: id, userId: ben.id }, query: {} })
    expect(await favouritePortions(ben, id)).toBeNull()
  })

  it('answer 404 for an unknown user', async () => {
    const { id } = await addRecipe(admin)
    const { status, body } = await admin.exchange(recipes.toggle, {
      params: { recipeId: id, userId: '01890000-0000-7000-8000-000000000000' },
    })
    expect([status, body.msg]).toEqual([404, 'User nicht gefunden'])
  })
})

describe('writing recipes', () => {
  it('stores all fields and links ingredients to foods', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    await app.infra.database.prisma.food.create({
      data: { name: 'Haferflocken', aisle: 'PANTRY', kcal: 370, carbs: 59, proteins: 13, fats: 7 },
    })
    const added = await addRecipe(trainer, { name: '  Porridge ', servings: 2, allergens: ['A'] })
    expect(added).toMatchObject({
      name: 'Porridge',
      servings: 2,
      image: null,
      kcal: porridge.kcal,
      allergens: ['A'],
      ingredients: [{ amount: 60, unit: 'g', normalName: 'Haferflocken', note: null }],
      steps: ['Alles aufkochen.'],
    })
    const [ingredient] = await app.infra.database.prisma.recipeIngredient.findMany({ where: { recipeId: added.id } })
    expect(ingredient?.foodId).toBeTruthy()
  })

  it('stores whether allergens were stated apart from which', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const stateOf = async (draft: Parameters<typeof addRecipe>[1]) => {
      const { id } = await addRecipe(trainer, draft)
      const { allergens, allergensStated } = await trainer.call(recipes.get, { params: { recipeId: id } })
      return [allergens, allergensStated]
    }
    expect(await stateOf({})).toEqual([[], false])
    expect(await stateOf({ allergens: [] })).toEqual([[], false])
    expect(await stateOf({ allergensStated: true })).toEqual([[], true])
    expect(await stateOf({ allergens: ['A', 'G'] })).toEqual([['A', 'G'], true])
    expect(await stateOf({ allergens: ['A'], allergensStated: false })).toEqual([['A'], true])
  })

  it('a trainer cannot exceed 2 000 recipes', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const recipe = { ownerId: trainer.id, name: 'Viele', kcal: 1, carbs: 1, proteins: 1, fats: 1 }
    await app.infra.database.prisma.recipe.createMany({ data: Array.from({ length: 1999 }, () => recipe) })
    await addRecipe(trainer)
    await expect(addRecipe(trainer)).toMatchProblem('list_full')
    expect(await app.infra.database.prisma.recipe.count({ where: { ownerId: trainer.id } })).toBe(2000)
  })

  it('gets a German message per missing field', async () => {
    const { body } = await admin.exchange(recipes.add, { body: { ...porridge, name: ' ', ingredients: [] } })
    expect(body.fields).toEqual({
      name: 'Bitte gib dem Rezept einen Namen.',
      ingredients: 'Bitte gib mindestens eine und höchstens 60 Zutaten an.',
    })
  })

  it("admins withdraw every recipe, trainers neither public ones nor a colleague's", async () => {
    const [trainer, colleague] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
    const [everyones, theirs] = [await addRecipe(admin), await addRecipe(colleague)]
    await expect(trainer.call(recipes.remove, { params: { recipeId: everyones.id } })).toMatchProblem('forbidden')
    await expect(trainer.call(recipes.remove, { params: { recipeId: theirs.id } })).toMatchProblem('not_found')
    await admin.call(recipes.remove, { params: { recipeId: theirs.id } })
  })
})

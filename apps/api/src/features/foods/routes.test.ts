import { randomUUID } from 'node:crypto'
import { foods } from '@kostbar/contracts/foods/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addFood, oats } from '../../testing/foods.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
})

type Query = { filter?: string; editable?: 'true'; cursor?: string; perPage?: number }
const list = (person: Person, query: Query = {}) => person.call(foods.list, { query: { perPage: 100, ...query } })
const names = async (person: Person, query: Query = {}) => (await list(person, query)).items.map(({ name }) => name)

/** Food names that a search finds, grouped by page. */
async function namesOfPages(person: Person, filter: string, perPage: number): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | undefined; ; ) {
    const page = await list(person, { filter, perPage, ...(cursor && { cursor }) })
    pages.push(page.items.map(({ name }) => name))
    if (!page.cursor) return pages
    cursor = page.cursor
  }
}

describe('who finds a food', () => {
  it("everyone's are found by all, a trainer's by oneself and the current clients", async () => {
    const ben = await app.person()
    const [trainer, foreign] = [await app.trainerOf(ben), await app.person(['ROLE_TRAINER'])]
    await addFood(admin, { name: 'Sichtbar für alle' })
    await addFood(trainer, { name: 'Sichtbar vom Trainer' })
    await addFood(foreign, { name: 'Sichtbar nur dort' })
    const search = { filter: 'sichtbar' }
    expect(await names(ben, search)).toEqual(['Sichtbar für alle', 'Sichtbar vom Trainer'])
    expect(await names(trainer, search)).toEqual(['Sichtbar für alle', 'Sichtbar vom Trainer'])
    expect(await names(admin, search)).toEqual(['Sichtbar für alle'])
    const paused = { where: { clientId: ben.id }, data: { status: 'ARCHIVED' } } as const
    await app.infra.database.prisma.clientRelation.updateMany(paused)
    expect(await names(ben, search)).toEqual(['Sichtbar für alle'])
  })

  it('says which ones the user may change, and lists those alone on request', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    await addFood(admin, { name: 'Ändern fremd' })
    await addFood(trainer, { name: 'Ändern eigen' })
    const editable = async (person: Person) =>
      (await list(person, { filter: 'ändern' })).items.map((food) => [food.name, food.source, food.editable])
    expect(await editable(trainer)).toEqual([
      ['Ändern eigen', 'OWN', true],
      ['Ändern fremd', 'KOSTBAR', false],
    ])
    expect(await editable(admin)).toEqual([['Ändern fremd', 'KOSTBAR', true]])
    expect(await names(trainer, { editable: 'true' })).toEqual(['Ändern eigen'])
    expect(await names(admin, { editable: 'true', filter: 'ändern' })).toEqual(['Ändern fremd'])
  })
})

describe('searching foods', () => {
  it('names that begin with the filter first, then those that contain it, in German collation over all pages', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const own = ['Suchmilch', 'Buttersuchmilch', 'Suchmilch, laktosefrei', 'Zebrasuchmilch', 'Suchtopfen']
    for (const name of own) await addFood(trainer, { name })
    for (const name of ['suchmilch mit Vanille', 'Äsuchmilch']) await addFood(admin, { name })
    const expected = ['Suchmilch', 'suchmilch mit Vanille', 'Suchmilch, laktosefrei']
    const contained = ['Äsuchmilch', 'Buttersuchmilch', 'Zebrasuchmilch']
    expect((await names(trainer, { filter: 'SUCHMILCH' })).toSorted()).toEqual([...expected, ...contained].toSorted())
    expect(await namesOfPages(trainer, 'suchmilch', 2)).toEqual([
      expected.slice(0, 2),
      [...expected.slice(2), ...contained.slice(0, 1)],
      contained.slice(1),
    ])
  })

  it('ignores umlauts and accents, on both sides', async () => {
    await addFood(admin, { name: 'Äpfel vom Suchbaum' })
    await addFood(admin, { name: 'Süßes vom Suchbaum' })
    expect(await names(admin, { filter: 'apfel vom Such' })).toEqual(['Äpfel vom Suchbaum'])
    expect(await names(admin, { filter: 'Äpfel vom such' })).toEqual(['Äpfel vom Suchbaum'])
    expect(await names(admin, { filter: 'Suesses vom Suchbaum' })).toEqual([])
    expect(await names(admin, { filter: 'susses vom suchbaum' })).toEqual(['Süßes vom Suchbaum'])
    expect(await names(admin, { filter: 'vom Suchbaum' })).toHaveLength(2)
  })

  it('matches wildcards literally, and two letters with beginnings only', async () => {
    await addFood(admin, { name: 'Qäse 20% Fett' })
    await addFood(admin, { name: 'Auch Qä' })
    expect(await names(admin, { filter: '0% Fe' })).toEqual(['Qäse 20% Fett'])
    expect(await names(admin, { filter: '_äse' })).toEqual([])
    expect(await names(admin, { filter: 'qa' })).toEqual(['Qäse 20% Fett'])
  })

  it('refuses an invalid cursor', async () => {
    for (const cursor of ['nein', Buffer.from('["sonst","a",1]').toString('base64url')])
      await expect(list(admin, { cursor })).toMatchProblem('invalid_input')
  })
})

describe('writing foods', () => {
  it('stores all fields, and reads unknown ones as null', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    expect(await addFood(trainer, { name: ' Müsli ' })).toMatchObject({
      ...oats,
      name: 'Müsli',
      source: 'OWN',
      fibre: null,
      sugar: null,
      saturates: null,
      salt: null,
      gramsPerPiece: null,
      gramsPerMl: null,
      portions: [],
      allergens: [],
      allergensStated: false,
    })
    const whole = {
      ...oats,
      ...{
        name: 'Müsli mit Nüssen',
        fibre: 8,
        sugar: 12.5,
        saturates: 1.2,
        salt: 0,
        gramsPerPiece: 40,
        gramsPerMl: 0.4,
      },
      portions: [
        { name: 'Schale', grams: 60 },
        { name: 'Handvoll', grams: 25 },
      ],
      allergens: ['H' as const, 'A' as const],
    }
    const stored = { ...whole, allergens: ['A', 'H'], allergensStated: true }
    expect(await addFood(trainer, whole)).toMatchObject(stored)
    expect((await list(trainer, { filter: 'müsli mit' })).items).toMatchObject([stored])
  })

  it("replaces all fields of a trainer's own food", async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const portions = [{ name: 'Becher', grams: 180 }]
    const { id } = await addFood(trainer, { name: 'Joghurt', fibre: 1, portions, allergens: ['G'] })
    const body = { ...oats, name: 'Joghurt', allergensStated: true }
    const changed = await trainer.call(foods.update, { params: { foodId: id }, body })
    expect(changed).toMatchObject({ id, kcal: 370, fibre: null, portions: [], allergens: [], allergensStated: true })
  })

  it('never overwrites another change: answers with what is stored; a repeated change is none', async () => {
    const author = await app.person(['ROLE_TRAINER'])
    const { id, updatedAt } = await addFood(author, { name: 'Müsli' })
    const update = (input: object, from: string | null | undefined = updatedAt) =>
      author.exchange(foods.update, {
        params: { foodId: id },
        body: { ...oats, name: 'Müsli', ...input, ...(from && { updatedAt: from }) },
      })
    const portions = [{ name: 'Schale', grams: 60 }]
    const first = await update({ kcal: 380.5, portions, allergens: ['G', 'A'] })
    expect([first.status, first.body.kcal]).toEqual([200, 380.5])
    const repeated = await update({ kcal: 380.5, portions, allergens: ['A', 'G'], allergensStated: true })
    expect([repeated.status, repeated.body]).toEqual([200, first.body])
    const refused = await update({ kcal: 390, portions })
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(refused.body.current).toEqual(first.body)
    expect((await update({ kcal: 390, portions }, first.body.updatedAt)).body.kcal).toBe(390)
    // The web of the release before.
    expect((await update({ kcal: 400 }, null)).body).toMatchObject({ kcal: 400, portions: [] })
  })

  it.each(['ROLE_TRAINER', 'ROLE_ADMIN'] as const)('is added once for a key, by a %s', async (role) => {
    const author = await app.person([role])
    const body = { ...oats, name: `Einmal ${role}`, key: randomUUID() }
    const add = () => author.call(foods.add, { body })
    const [first, second] = await Promise.all([add(), add()])
    expect(second).toEqual(first)
    const other = { body: { ...body, key: randomUUID() } }
    await expect(author.call(foods.add, other)).toMatchProblem('food_exists', ['name'])
    await author.call(foods.remove, { params: { foodId: first.id } })
    expect((await add()).id).not.toBe(first.id)
  })

  it('gives a name once to each owner, in any case, and again after removal', async () => {
    const [trainer, other] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
    const first = await addFood(trainer, { name: 'Hausbrot' })
    await addFood(other, { name: 'Hausbrot' })
    await addFood(admin, { name: 'Hausbrot' })
    await expect(addFood(trainer, { name: 'HAUSBROT' })).toMatchProblem('food_exists', ['name'])
    await expect(addFood(admin, { name: 'hausbrot' })).toMatchProblem('food_exists', ['name'])
    const { id } = await addFood(trainer, { name: 'Landbrot' })
    const body = { ...oats, name: 'Hausbrot' }
    await expect(trainer.call(foods.update, { params: { foodId: id }, body })).toMatchProblem('food_exists', ['name'])
    await trainer.call(foods.remove, { params: { foodId: first.id } })
    expect((await trainer.call(foods.update, { params: { foodId: id }, body })).name).toBe('Hausbrot')
  })

  it('refuses what 100 g cannot hold', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    await expect(addFood(trainer, { carbs: 60, proteins: 30, fats: 20 })).toMatchProblem('invalid_input', ['carbs'])
    await expect(addFood(trainer, { carbs: 10, sugar: 11 })).toMatchProblem('invalid_input', ['sugar'])
    await expect(addFood(trainer, { fats: 1, saturates: 2 })).toMatchProblem('invalid_input', ['saturates'])
    await expect(addFood(trainer, { salt: 101 })).toMatchProblem('invalid_input', ['salt'])
  })

  it("a trainer changes and removes own foods only, an admin everyone's", async () => {
    const [trainer, colleague] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
    const [everyones, theirs] = [await addFood(admin, { name: 'Allgemein' }), await addFood(colleague)]
    for (const [food, code] of [
      [everyones, 'forbidden'],
      [theirs, 'not_found'],
    ] as const) {
      const params = { foodId: food.id }
      await expect(trainer.call(foods.update, { params, body: oats })).toMatchProblem(code)
      await expect(trainer.call(foods.remove, { params })).toMatchProblem(code)
    }
    await admin.call(foods.remove, { params: { foodId: everyones.id } })
    expect(await names(trainer, { filter: 'Allgemein' })).toEqual([])
    await expect(admin.call(foods.remove, { params: { foodId: everyones.id } })).toMatchProblem('not_found')
  })

  it("an erased trainer's foods are hidden and remain for recipes", async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    const { id } = await addFood(trainer, { name: 'Bleibt im Rezept' })
    await trainer.call(users.deleteMyself)
    const food = await app.infra.database.prisma.food.findUniqueOrThrow({ where: { id } })
    expect(food).toMatchObject({ ownerId: null, name: 'Bleibt im Rezept' })
    expect(food.withdrawnAt).toBeTruthy()
    expect(await names(admin, { filter: 'Bleibt im Rezept' })).toEqual([])
  })
})

describe('the foods that ingredients mean', () => {
  it('are known by name, in the singular and without umlauts too; never with additions or unknown names', async () => {
    const trainer = await app.person(['ROLE_TRAINER'])
    for (const name of ['Treffmilch', 'Treffnudeln (Hartweizen)', 'Treffäpfel']) await addFood(admin, { name })
    const match = async (typed: string[]) => {
      const entries = typed.map((name) => ({ name }))
      const matched = await trainer.call(foods.match, { body: { entries } })
      return matched.foods.map((food) => food?.name ?? null)
    }
    expect(await match(['treffmilch', 'Treffnudeln', '2 Treffapfel', 'Treffnudeln (Hartweizen)'])).toEqual([
      'Treffmilch',
      'Treffnudeln (Hartweizen)',
      'Treffäpfel',
      'Treffnudeln (Hartweizen)',
    ])
    expect(await match(['Gartenwunder', 'Treffmilch (mit Nüssen)', 'Treffmilch, frisch', '2 kg'])).toEqual(
      Array(4).fill(null),
    )
  })

  it("the trainer's own food before everyone's, the chosen one before the name, a colleague's never", async () => {
    const [trainer, colleague] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
    const everyones = await addFood(admin, { name: 'Wahlmus' })
    const own = await addFood(trainer, { name: 'Wahlmus' })
    const theirs = await addFood(colleague, { name: 'Wahlmus fremd' })
    const match = async (name: string, foodId?: string) => {
      const { foods: matched } = await trainer.call(foods.match, {
        body: { entries: [{ name, ...(foodId && { foodId }) }] },
      })
      return matched[0]?.id ?? null
    }
    expect(await match('Wahlmus')).toBe(own.id)
    expect(await match('Wahlmus', everyones.id)).toBe(everyones.id)
    expect(await match('Wahlmus fremd')).toBeNull()
    expect(await match('Wahlmus fremd', theirs.id)).toBeNull()
    await trainer.call(foods.remove, { params: { foodId: own.id } })
    expect(await match('Wahlmus')).toBe(everyones.id)
    expect(await match('Wahlmus', own.id)).toBe(own.id)
  })
})

import { foods } from '@kostbar/contracts/foods/endpoints'
import { maxImportedFoods } from '@kostbar/contracts/foods/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { addFood, oats } from '../../testing/foods.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
let trainer: Person
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  trainer = await app.person(['ROLE_TRAINER'])
})

const named = (...names: string[]) => ({ foods: names.map((name) => ({ ...oats, name })) })
const find = async (person: Person, filter: string) => (await person.call(foods.list, { query: { filter } })).items

describe('a list of foods', () => {
  it('is judged line by line before anything is written, then adds what is new', async () => {
    await addFood(trainer, { name: 'Müsli vom Trainer' })
    const body = named('MÜSLI vom Trainer', 'Nussmus neu', 'nussmus NEU', 'Hirse neu')
    const verdicts = ['EXISTS', 'NEW', 'DUPLICATE', 'NEW']
    expect(await trainer.call(foods.importPreview, { body })).toEqual({ verdicts })
    expect(await find(trainer, 'neu')).toEqual([])
    expect(await trainer.call(foods.import, { body })).toEqual({ verdicts })
    expect((await find(trainer, 'nussmus neu')).map(({ name, source }) => [name, source])).toEqual([
      ['Nussmus neu', 'OWN'],
    ])
    expect(await trainer.call(foods.import, { body })).toEqual({ verdicts: ['EXISTS', 'EXISTS', 'EXISTS', 'EXISTS'] })
  })

  it("of a trainer is the trainer's, of an admin everyone's; allergens nobody states stay unknown", async () => {
    const own = { ...oats, name: 'Geteilt oder nicht', portions: [{ name: 'Handvoll', grams: 30 }] }
    await trainer.call(foods.import, { body: { foods: [own] } })
    expect(await find(await app.person(['ROLE_TRAINER']), own.name)).toEqual([])
    expect(await find(trainer, own.name)).toMatchObject([{ portions: own.portions, allergensStated: false }])
    expect(await admin.call(foods.import, { body: { foods: [own] } })).toEqual({ verdicts: ['NEW'] })
    expect(await find(await app.person(), own.name)).toMatchObject([{ source: 'KOSTBAR', editable: false }])
  })

  it('stops at the limit of a trainer, also when two are imported at once', async () => {
    const busy = await app.person(['ROLE_TRAINER'])
    const rows = Array.from({ length: 1_997 }, (_row, index) => ({ ...oats, ownerId: busy.id, name: `Alt ${index}` }))
    await app.infra.database.prisma.food.createMany({ data: rows })
    const [one, two] = await Promise.all(
      ['a', 'b'].map((list) =>
        busy.call(foods.import, { body: named(`${list} 1`, `${list} 2`, `${list} 3`, `${list} 4`) }),
      ),
    )
    const verdicts = [...(one?.verdicts ?? []), ...(two?.verdicts ?? [])].sort()
    expect(verdicts).toEqual([...Array(5).fill('LIST_FULL'), ...Array(3).fill('NEW')])
  })

  it('asks the database as often for 300 foods as for one, and refuses more', async () => {
    const many = Array.from({ length: maxImportedFoods }, (_food, index) => `Viele ${index}`)
    const forMany = await countQueries(app.infra.database.pool, () =>
      admin.call(foods.import, { body: named(...many) }),
    )
    const forOne = await countQueries(app.infra.database.pool, () => admin.call(foods.import, { body: named('Eines') }))
    expect(forMany).toBe(forOne)
    await expect(admin.call(foods.import, { body: named(...many, 'Zu viel') })).toMatchProblem('invalid_input')
  })
})

import { Prisma } from '@kostbar/prisma/client'
import { expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { leftOutFields, leftOutTables } from './left-out.ts'

const models = Object.values(Prisma.ModelName)
const exported = new Map(kinds.flatMap((kind) => kind.models.map((model) => [model, kind] as const)))

/** The fields of a table, from the data model. */
const fieldsOf = (model: Prisma.ModelName): string[] =>
  Object.keys((Prisma as unknown as Record<string, object>)[`${model}ScalarFieldEnum`] ?? {})

/** Whose row it is, and its number. */
const bare = new Set(['id', 'userId'])

it.each(models)('%s is in the export, or there is a reason why not', (model) => {
  expect([model, exported.has(model), model in leftOutTables]).toEqual([
    model,
    !(model in leftOutTables),
    !exported.has(model),
  ])
})

it.each(models.filter((model) => exported.has(model)))('no field of %s is forgotten', (model) => {
  const columns = exported.get(model)?.columns ?? {}
  const reasons = leftOutFields[model] ?? {}
  expect(fieldsOf(model).length).toBeGreaterThan(0)
  const forgotten = fieldsOf(model).filter((field) => !(field in columns || field in reasons || bare.has(field)))
  expect(forgotten).toEqual([])
  expect(Object.keys(reasons).filter((field) => !fieldsOf(model).includes(field))).toEqual([])
})

it('no two kinds share a file', () => {
  expect(new Set(kinds.map(({ file }) => file)).size).toBe(kinds.length)
})

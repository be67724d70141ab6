import { Prisma } from '@kostbar/prisma/client'
import { expect, it } from 'vitest'
import { templates } from '../mail/templates.ts'
import { excludedFields, excludedModels } from './exclusions.ts'
import { labels } from './labels.ts'
import { tables } from './tables.ts'

const models = Object.values(Prisma.ModelName)
const exported = new Map(tables.flatMap((table) => table.models.map((model) => [model, table] as const)))

/** Names of the scalar fields of a Prisma model. */
const fieldsOf = (model: Prisma.ModelName): string[] =>
  Object.keys((Prisma as unknown as Record<string, object>)[`${model}ScalarFieldEnum`] ?? {})

const alwaysExcluded = new Set(['id', 'userId'])

it.each(models)('%s is exported or excluded with a reason', (model) => {
  expect([model, exported.has(model), model in excludedModels]).toEqual([
    model,
    !(model in excludedModels),
    !exported.has(model),
  ])
})

it.each(models.filter((model) => exported.has(model)))(
  'every field of %s is exported or excluded with a reason',
  (model) => {
    const columns = exported.get(model)?.columns ?? {}
    const reasons = excludedFields[model] ?? {}
    expect(fieldsOf(model).length).toBeGreaterThan(0)
    const missing = fieldsOf(model).filter(
      (field) => !(field in columns || field in reasons || alwaysExcluded.has(field)),
    )
    expect(missing).toEqual([])
    expect(Object.keys(reasons).filter((field) => !fieldsOf(model).includes(field))).toEqual([])
  },
)

it('writes each table to its own file', () => {
  expect(new Set(tables.map(({ file }) => file)).size).toBe(tables.length)
})

it('names every mail and every action of the access log in German', () => {
  expect(Object.keys(labels.mails)).toEqual(
    expect.arrayContaining([...Object.keys(templates), 'unreadMessages', 'coachingEnded']),
  )
  expect(labels.actions['client.assigned']).toBe('Begleitung vorgeschlagen')
})

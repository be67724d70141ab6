import type { Request } from '@kostbar/contracts/endpoint'
import { templates } from '@kostbar/contracts/templates/endpoints'
import type { Person } from './test-app.ts'

type Input = Request<(typeof templates)['create']>['body']
type DayInput = Request<(typeof templates)['saveDay']>['body']

let count = 0

/** Creates a template with meals of a Monday. @returns its id */
export async function addTemplate(
  author: Person,
  meals: DayInput['meals'],
  input: Partial<Input> = {},
): Promise<string> {
  count += 1
  const body = { name: `Vorlage ${count}`, goal: 'KEEP' as const, ...input }
  const { id } = await author.call(templates.create, { body })
  if (meals.length > 0)
    await author.call(templates.saveDay, { params: { id }, body: { day: 'Monday', version: 0, meals } })
  return id
}

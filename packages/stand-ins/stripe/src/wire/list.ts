import { z } from 'zod'
import { created, integer, text } from './params.ts'
import { invalid, missing } from './stripe-error.ts'

/** Common parameters of lists. */
export const listParams = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: created.optional(),
}

const page = z.object(listParams)
type Page = z.infer<typeof page>
type Listed = { id: string; created?: number }
type Range = { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }

const isWithin = (moment: number, { gt, gte, lt, lte }: Range): boolean =>
  (gt === undefined || moment > gt) &&
  (gte === undefined || moment >= gte) &&
  (lt === undefined || moment < lt) &&
  (lte === undefined || moment <= lte)

function positionOf(objects: Listed[], id: string, param: string): number {
  const position = objects.findIndex((object) => object.id === id)
  if (position < 0) throw missing('object', id, param)
  return position
}

/**
 * One page of objects, newest first.
 * @param objects in order of creation
 */
export function listPage<T extends Listed>(objects: T[], params: Page, url: string) {
  const { limit = 10, starting_after, ending_before, created: moment } = params
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', 'limit')
  if (starting_after && ending_before)
    throw invalid('You cannot use both starting_after and ending_before.', 'starting_after')
  const range = typeof moment === 'number' ? { gte: moment, lte: moment } : moment
  const newestFirst = objects
    .filter((object) => !range || isWithin(object.created ?? 0, range))
    .toReversed()
    .toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0))
  const answer = (data: T[], has_more: boolean) => ({ object: 'list' as const, data, has_more, url })
  if (ending_before) {
    const before = newestFirst.slice(0, positionOf(newestFirst, ending_before, 'ending_before'))
    return answer(before.slice(-limit), before.length > limit)
  }
  const start = starting_after ? positionOf(newestFirst, starting_after, 'starting_after') + 1 : 0
  return answer(newestFirst.slice(start, start + limit), newestFirst.length > start + limit)
}

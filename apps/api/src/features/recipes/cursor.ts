import { line } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'
import { Problem } from '../../problems/problem.ts'

const place = z.tuple([z.boolean(), line(200), z.uuid()])

/** The place after a recipe in the list: whether it is a picked one, its name, its id. */
export type Place = z.infer<typeof place>

/** A place as it travels. */
export const cursorAt = (after: Place): string => Buffer.from(JSON.stringify(after)).toString('base64url')

/** @throws Problem `invalid_input` for anything that is not a cursor */
export function placeOf(cursor: string): Place {
  try {
    return z.parse(place, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new Problem('invalid_input', { cause })
  }
}

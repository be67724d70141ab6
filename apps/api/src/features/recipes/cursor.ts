import { line } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'
import { Problem } from '../../problems/problem.ts'

const cursor = z.tuple([z.boolean(), line(200), z.uuid()])

/** Keyset cursor: the sort key of a page's last recipe, which is whether it is a favourite, its name and its id. */
export type Cursor = z.infer<typeof cursor>

export const encodeCursor = (key: Cursor): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** @throws Problem `invalid_input` for anything that is not a cursor */
export function decodeCursor(encoded: string): Cursor {
  try {
    return z.parse(cursor, JSON.parse(Buffer.from(encoded, 'base64url').toString()))
  } catch (cause) {
    throw new Problem('invalid_input', { cause })
  }
}

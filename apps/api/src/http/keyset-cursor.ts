import * as z from 'zod/mini'
import { Problem } from '../problems/problem.ts'

/**
 * Codec of a list's opaque cursors for keyset pagination. A cursor is the encoded sort key of a page's last item.
 * @param schema schema of the sort key, a tuple
 */
export const keysetCursor = <Key>(schema: z.ZodMiniType<Key>) => ({
  encode: (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url'),

  /** @throws Problem `invalid_input` for anything that is not a cursor */
  decode: (encoded: string): Key => {
    try {
      return z.parse(schema, JSON.parse(Buffer.from(encoded, 'base64url').toString()))
    } catch (cause) {
      throw new Problem('invalid_input', { cause })
    }
  },
})

/**
 * One page of a list that is ordered by id, and the cursor of the next page.
 * @param rows rows of the page and, if there are any, at least one after it
 * @param size rows per page
 * @returns `cursor` is the id of the page's last row; null on the last page
 */
export function pageOf<Row extends { readonly id: string }>(rows: readonly Row[], size: number) {
  const items = rows.slice(0, size)
  return { items, cursor: rows.length > size ? (items.at(-1)?.id ?? null) : null }
}

import * as z from 'zod/mini'
import { Problem } from '../../problems/problem.ts'

const cursor = z.tuple([z.number(), z.uuid(), z.uuid()])

/** Keyset cursor of the inbox: deadline in ms, newest message and relation of a page's last thread. */
export type InboxCursor = z.infer<typeof cursor>

export const encodeCursor = (key: InboxCursor): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** @throws Problem `invalid_input` for anything that is not a cursor */
export function decodeCursor(encoded: string): InboxCursor {
  try {
    return z.parse(cursor, JSON.parse(Buffer.from(encoded, 'base64url').toString()))
  } catch (cause) {
    throw new Problem('invalid_input', { cause })
  }
}

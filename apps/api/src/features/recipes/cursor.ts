import { paragraph } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'
import { keysetCursor } from '../../http/keyset-cursor.ts'

/** Sort key of the last recipe on a page sorted by name: whether it is a favourite, name, id. */
export const nameCursor = keysetCursor(z.tuple([z.boolean(), paragraph(200), z.uuid()]))
export type NameCursor = ReturnType<typeof nameCursor.decode>

/** Sort key of the last recipe on a page sorted by fit: distance from the missing nutrition, id. */
export const fitCursor = keysetCursor(z.tuple([z.number(), z.uuid()]))

import { paragraph } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'
import { keysetCursor } from '../../http/keyset-cursor.ts'

/** The sort key of a page's last recipe by name: whether it is a favourite, its name and its id. */
export const nameCursor = keysetCursor(z.tuple([z.boolean(), paragraph(200), z.uuid()]))
export type NameCursor = ReturnType<typeof nameCursor.decode>

/** The sort key of a page's last recipe by fit: its distance from what is missing, and its id. */
export const fitCursor = keysetCursor(z.tuple([z.number(), z.uuid()]))

import { line } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'
import { keysetCursor } from '../../http/keyset-cursor.ts'

/** The sort key of a page's last recipe: whether it is a favourite, its name and its id. */
export const recipeCursor = keysetCursor(z.tuple([z.boolean(), line(200), z.uuid()]))
export type RecipeCursor = ReturnType<typeof recipeCursor.decode>

import * as z from 'zod/mini'
import { keysetCursor } from '../../http/keyset-cursor.ts'

/** Sort key of the last thread on a page: deadline (ms since 1970), id of the newest message, id of the relation. */
export const inboxCursor = keysetCursor(z.tuple([z.number(), z.uuid(), z.uuid()]))
export type InboxCursor = ReturnType<typeof inboxCursor.decode>

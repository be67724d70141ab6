import * as z from 'zod/mini'
import { keysetCursor } from '../../http/keyset-cursor.ts'

/** Deadline in ms, newest message and relation of a page's last thread. */
export const inboxCursor = keysetCursor(z.tuple([z.number(), z.uuid(), z.uuid()]))
export type InboxCursor = ReturnType<typeof inboxCursor.decode>

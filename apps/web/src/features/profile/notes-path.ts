import { paths } from '../../lib/paths.ts'

/** Path of the member's notes. */
export const notesPath = `${paths.shoppingAndNotes}#notizen`

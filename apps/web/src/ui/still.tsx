import { DrawnStill } from './drawn-still.tsx'
import { KeptStill } from './kept-still.tsx'

/**
 * A drawing that costs the first page no JavaScript: the server draws it, and hydration leaves that HTML alone. Only
 * where the page was opened without the server's help is the drawing's code loaded.
 */
export const Still = import.meta.env.SSR ? DrawnStill : KeptStill

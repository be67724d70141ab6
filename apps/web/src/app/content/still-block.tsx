import { DrawnBlock } from './drawn-block.tsx'
import { KeptBlock } from './kept-block.tsx'

/**
 * A block without anything to operate: the server draws it, and hydration leaves that HTML alone. Only where a page is
 * opened without the server's help is the block's code loaded.
 */
export const StillBlock = import.meta.env.SSR ? DrawnBlock : KeptBlock

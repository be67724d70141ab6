import type { Block } from '@kostbar/contracts/content'
import type { ComponentType } from 'react'
import type { Place } from '../../lib/content/block.ts'

/** What the two ways to show a block take; the registry has seen to it that component and block belong together. */
export interface ShownBlock {
  readonly load: () => Promise<ComponentType<{ block: Block; place: Place; first: boolean }>>
  readonly props: { readonly block: Block; readonly place: Place; readonly first: boolean }
}

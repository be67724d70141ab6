import type { ContentOf } from '@kostbar/contracts/content'
import type { BodyComponent } from '@kostbar/contracts/content-model'
import type { ComponentType } from 'react'

/** Layout around a block: full page width, or the text column of an article. */
export type BlockContext = 'page' | 'article'

/** Props of every block component. */
export interface BlockProps<Name extends BodyComponent> {
  readonly block: ContentOf<Name>
  readonly context: BlockContext
  /** First block of a page: has the `h1`, and its image is loaded eagerly. */
  readonly first: boolean
}

export interface BlockDefinition<Name extends BodyComponent> {
  /** Imports the block's component; repeated calls share one promise. */
  readonly load: () => Promise<ComponentType<BlockProps<Name>>>
  /** `static`: server-only HTML, its code is not shipped. `island`: hydrated on demand. See docs/islands.md. */
  readonly kind: 'static' | 'island'
}

type LoadBlock<Name extends BodyComponent> = BlockDefinition<Name>['load']

/** A block without interaction other than links. */
export const staticBlock = <Name extends BodyComponent>(load: LoadBlock<Name>): BlockDefinition<Name> => ({
  load: once(load),
  kind: 'static',
})

/** An interactive block, hydrated when it becomes visible or on the first interaction with the page. */
export const island = <Name extends BodyComponent>(load: LoadBlock<Name>): BlockDefinition<Name> => ({
  load: once(load),
  kind: 'island',
})

/** Memoises the import: React's `use` needs the same promise on every render. A rejected import is not remembered. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let promise: Promise<Module> | undefined
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = undefined
      throw error
    })
    return promise
  }
}

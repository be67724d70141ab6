import type { ContentOf } from '@kostbar/contracts/content'
import type { BodyComponent } from '@kostbar/contracts/content-model'
import type { ComponentType } from 'react'
import { once } from '../once.ts'

/** Layout around a block: the full page width, or the text column of an article. */
export type BlockContext = 'page' | 'article'

/** Props of every block component. */
export interface BlockProps<Name extends BodyComponent> {
  readonly block: ContentOf<Name>
  readonly context: BlockContext
  /** Whether this is the first block of a page: it renders the `h1`, and its image is loaded eagerly. */
  readonly first: boolean
}

export interface BlockDefinition<Name extends BodyComponent> {
  /** Imports the block's component; repeated calls share one promise. */
  readonly load: () => Promise<ComponentType<BlockProps<Name>>>
  /**
   * `static`: server-rendered HTML whose code browsers do not load. `island`: hydrated on demand. See docs/islands.md.
   */
  readonly kind: 'static' | 'island'
}

type LoadBlock<Name extends BodyComponent> = BlockDefinition<Name>['load']

/** Definition of a block without interaction other than links. */
export const staticBlock = <Name extends BodyComponent>(load: LoadBlock<Name>): BlockDefinition<Name> => ({
  load: once(load),
  kind: 'static',
})

/** Definition of an interactive block, hydrated when it becomes visible or on the first interaction with the page. */
export const island = <Name extends BodyComponent>(load: LoadBlock<Name>): BlockDefinition<Name> => ({
  load: once(load),
  kind: 'island',
})

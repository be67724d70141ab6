import type { ContentOf } from '@kostbar/contracts/content'
import type { BodyComponent } from '@kostbar/contracts/content-model'
import type { ComponentType } from 'react'

/** Where a block stands: a page gives it the whole width, an article the width of its lines. */
export type Place = 'page' | 'article'

/** What every block's component takes. */
export interface BlockProps<Name extends BodyComponent> {
  readonly block: ContentOf<Name>
  readonly place: Place
  /** The first block of a page carries its main heading and its picture is wanted at once. */
  readonly first: boolean
}

/** How a block gets to a page. */
export interface BlockDefinition<Name extends BodyComponent> {
  /** Imports the block's component, once. */
  readonly load: () => Promise<ComponentType<BlockProps<Name>>>
  /** A still block is words, links and pictures: the server's HTML stays, and its code never reaches the browser. */
  readonly still: boolean
}

type Load<Name extends BodyComponent> = BlockDefinition<Name>['load']

/** A block without anything to operate but links. */
export const still = <Name extends BodyComponent>(load: Load<Name>): BlockDefinition<Name> => ({
  load: once(load),
  still: true,
})

/** A block that answers to people; its code is loaded when they come near it. */
export const live = <Name extends BodyComponent>(load: Load<Name>): BlockDefinition<Name> => ({
  load: once(load),
  still: false,
})

/** One promise for all: React knows a component it has waited for by its promise. A failed import may be tried again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

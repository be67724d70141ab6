import type { Block } from '@kostbar/contracts/content'
import { lazy, Suspense } from 'react'
import type { BlockDefinition, Place } from '../../lib/content/block.ts'
import { editable } from '../../lib/content/editable.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { isEmpty } from './is-empty.ts'
import { LiveBlock } from './live-block.tsx'
import { registry } from './registry.ts'
import type { ShownBlock } from './shown-block.ts'
import { StillBlock } from './still-block.tsx'

const UnknownBlock = lazy(async () => ({ default: (await import('./unknown-block.tsx')).UnknownBlock }))

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly place: Place
}

/** The blocks of a page or an article, one under the other. A block that breaks is missing, and nothing else. */
export const Blocks = ({ blocks, place }: BlocksProps) =>
  blocks.filter(isShown).map((block, index) => (
    <div key={block._uid} {...editable(block._editable)}>
      <BlockBoundary>
        <OneBlock block={block} place={place} first={place === 'page' && index === 0} />
      </BlockBoundary>
    </div>
  ))

const isShown = (block: Block) => !isEmpty(block)

function OneBlock(props: ShownBlock['props']) {
  const { block } = props
  if (block.component === 'unknown')
    return (
      <Suspense>
        <UnknownBlock name={block.name} />
      </Suspense>
    )
  const definition = registry[block.component] as BlockDefinition<never> | undefined
  if (!definition) return null
  const Show = definition.still ? StillBlock : LiveBlock
  return <Show load={definition.load as ShownBlock['load']} props={props} />
}

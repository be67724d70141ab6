import type { Block } from '@kostbar/contracts/content'
import { lazy, Suspense } from 'react'
import type { BlockContext, BlockDefinition } from '../../lib/content/block.ts'
import { editable } from '../../lib/content/editable.ts'
import type { BlockRendererProps } from '../islands/block-renderer-props.ts'
import { BlockIsland } from '../islands/island.tsx'
import { StaticBlock } from '../islands/static-block.tsx'
import { BlockBoundary } from './block-boundary.tsx'
import { blockRegistry } from './block-registry.ts'
import { isEmptyBlock } from './is-empty-block.ts'

const UnknownBlock = lazy(async () => ({ default: (await import('./unknown-block.tsx')).UnknownBlock }))

interface BlocksProps {
  readonly blocks: readonly Block[]
  readonly context: BlockContext
}

/** Renders the blocks of a page or article. Each has its own error boundary: a block that throws is left out. */
export const Blocks = ({ blocks, context }: BlocksProps) =>
  blocks
    .filter((block) => !isEmptyBlock(block))
    .map((block, index) => (
      <div key={block._uid} {...editable(block._editable)}>
        <BlockBoundary>
          <BlockRenderer block={block} context={context} first={context === 'page' && index === 0} />
        </BlockBoundary>
      </div>
    ))

function BlockRenderer(props: BlockRendererProps['props']) {
  const { block } = props
  if (block.component === 'unknown')
    return (
      <Suspense>
        <UnknownBlock name={block.name} />
      </Suspense>
    )
  const definition = blockRegistry[block.component] as BlockDefinition<never> | undefined
  if (!definition) return null
  const Renderer = definition.kind === 'static' ? StaticBlock : BlockIsland
  return <Renderer load={definition.load as BlockRendererProps['load']} props={props} />
}

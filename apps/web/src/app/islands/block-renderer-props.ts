import type { Block } from '@kostbar/contracts/content'
import type { ComponentType } from 'react'
import type { BlockContext } from '../../lib/content/block.ts'

interface AnyBlockProps {
  readonly block: Block
  readonly context: BlockContext
  readonly first: boolean
}

/**
 * Props of `StaticBlock` and `Island`. The block registry guarantees that `load` gives the component of `props.block`.
 */
export interface BlockRendererProps {
  readonly load: () => Promise<ComponentType<AnyBlockProps>>
  readonly props: AnyBlockProps
}

import type { Block } from '@kostbar/contracts/content'

/** Whether an editor has not filled the block in yet; empty blocks are not rendered, not even their frame. */
export function isEmptyBlock(block: Block): boolean {
  if (block.component === 'image_stage') return !block.title && !block.image
  if (block.component === 'product') return !block.product
  if (block.component === 'recipe_reference') return !block.recipe
  if (block.component === 'testimonials' && block.reviews) return false
  return 'items' in block && Array.isArray(block.items) && block.items.length === 0
}

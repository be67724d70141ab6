import type { Block } from '@kostbar/contracts/content'

/** Whether a block has nothing to show, as when somebody has only begun with it: then not even its frame is drawn. */
export function isEmpty(block: Block): boolean {
  if (block.component === 'image_stage') return !block.title && !block.image
  if (block.component === 'product') return !block.product
  if (block.component === 'recipe_reference') return !block.recipe
  if (block.component === 'testimonials' && block.reviews) return false
  return 'items' in block && Array.isArray(block.items) && block.items.length === 0
}

import type { Block } from '@kostbar/contracts/content'
import type { ReactNode } from 'react'
import { Blocks } from './blocks.tsx'
import { isEmptyBlock } from './is-empty-block.ts'
import { PageHeader } from './page-header.tsx'
import { useStory } from './use-story.ts'

/** Whether the block renders the page's `h1`. */
const hasMainHeading = (block: Block | undefined): boolean =>
  block?.component === 'recipe_reference' ||
  ((block?.component === 'image_stage' || block?.component === 'blog_list') && Boolean(block.title))

/** Page made of content blocks; `children` are rendered below the blocks. */
export function BodyPage({ children }: { children?: ReactNode }) {
  const story = useStory('page')
  if (!story) return null
  const { title, description, body } = story.content
  const firstBlock = body.find((block) => !isEmptyBlock(block))
  return (
    <div className="overflow-x-clip">
      {hasMainHeading(firstBlock) ? null : <PageHeader title={title} text={description} />}
      <Blocks blocks={body} context="page" />
      {children}
    </div>
  )
}

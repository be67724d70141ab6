import type { Block } from '@kostbar/contracts/content'
import type { ReactNode } from 'react'
import { parseSlug } from '../../lib/content/slug.ts'
import { paths } from '../../lib/paths.ts'
import { Blocks } from './blocks.tsx'
import { isEmptyBlock } from './is-empty-block.ts'
import { PageHeader } from './page-header.tsx'
import { useStory } from './use-story.ts'

const blogSlug = parseSlug(paths.blog)

/** Whether the first block of the page renders its `h1`; the list of articles does on the blog's own page only. */
const hasMainHeading = (block: Block | undefined, slug: string): boolean =>
  block?.component === 'recipe_reference' ||
  (block?.component === 'image_stage' && Boolean(block.title)) ||
  (block?.component === 'blog_list' && slug === blogSlug && Boolean(block.title))

/** Page made of content blocks; `children` are rendered below the blocks. */
export function BodyPage({ children }: { children?: ReactNode }) {
  const story = useStory('page')
  if (!story) return null
  const { title, description, body } = story.content
  const firstBlock = body.find((block) => !isEmptyBlock(block))
  return (
    <div className="overflow-x-clip">
      {hasMainHeading(firstBlock, story.full_slug) ? null : <PageHeader title={title} text={description} />}
      <Blocks blocks={body} context="page" />
      {children}
    </div>
  )
}

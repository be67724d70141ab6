import type { Block } from '@kostbar/contracts/content'
import type { ReactNode } from 'react'
import { Blocks } from './blocks.tsx'
import { isEmpty } from './is-empty.ts'
import { PageHead } from './page-head.tsx'
import { useStory } from './use-story.ts'

/** Whether a block brings the page's main heading with it. */
const bringsHeading = (block: Block | undefined): boolean =>
  block?.component === 'recipe_reference' ||
  ((block?.component === 'image_stage' || block?.component === 'blog_list') && Boolean(block.title))

/** A page made of blocks, and what some pages have under them. */
export function BodyPage({ children }: { children?: ReactNode }) {
  const story = useStory('page')
  if (!story) return null
  const { title, description, body } = story.content
  const opener = body.find((block) => !isEmpty(block))
  return (
    <div className="overflow-x-clip">
      {bringsHeading(opener) ? null : <PageHead title={title} text={description} />}
      <Blocks blocks={body} place="page" />
      {children}
    </div>
  )
}

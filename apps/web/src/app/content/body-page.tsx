import type { ReactNode } from 'react'
import { Blocks } from './blocks.tsx'
import { PageHead } from './page-head.tsx'
import { useStory } from './use-story.ts'

/** Blocks that open a page with its main heading. */
const openers = new Set(['image_stage', 'recipe_reference'])

/** A page made of blocks, and what some pages have under them. */
export function BodyPage({ children }: { children?: ReactNode }) {
  const story = useStory('page')
  if (!story) return null
  const { title, description, body } = story.content
  const [opener] = body
  const opens = opener && (openers.has(opener.component) || (opener.component === 'blog_list' && opener.title))
  return (
    <div className="overflow-x-clip">
      {opens ? null : <PageHead title={title} text={description} />}
      <Blocks blocks={body} place="page" />
      {children}
    </div>
  )
}

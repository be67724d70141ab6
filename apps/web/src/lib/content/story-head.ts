import type { Story } from '@kostbar/contracts/content'

export interface StoryHead {
  readonly title: string
  /** Meta description; the web server decides what a page without one has. */
  readonly description?: string
}

/** Title and description for the head of a story's page. */
export function storyHead({ name, content }: Story): StoryHead {
  const title = ('title' in content ? content.title : 'name' in content ? content.name : '') || name
  const description = descriptionOf(content)
  return { title, ...(description && !isNoIndex(content) ? { description } : {}) }
}

function descriptionOf(content: Story['content']): string {
  if ('summary' in content) return content.summary
  if (content.component === 'recipe') return `${content.name}: Zutaten, Schritte und Nährwerte pro Portion.`
  return 'description' in content && typeof content.description === 'string' ? content.description : ''
}

const isNoIndex = (content: Story['content']) => content.component === 'page' && content.no_index

import type { Story, StoryFilter, StoryList, StoryOf } from '@kostbar/contracts/content'

/** Where stories come from: the browser asks the web server, the web server asks the content service. */
export interface ContentSource {
  /** @returns the published story, or the draft in the visual editor; null when there is none */
  story(slug: string): Promise<Story | null>
  stories(filter: StoryFilter): Promise<StoryList>
  /** @returns null when the content service has none */
  settings(): Promise<StoryOf<'settings'> | null>
}

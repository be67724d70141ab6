import type { Story, StoryFilter, StoryList, StoryOf } from '@kostbar/contracts/content'

/** Source of content: in the browser the web server's `/content/…`, on the server the content service. */
export interface ContentSource {
  /** @returns the published story, or the draft in the visual editor; null when there is none */
  story(slug: string): Promise<Story | null>
  stories(filter: StoryFilter): Promise<StoryList>
  /** @returns null when the content service has none */
  settings(): Promise<StoryOf<'settings'> | null>
}

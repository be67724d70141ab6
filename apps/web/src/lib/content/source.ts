import type { Story, StoryFilter, StoryList, StoryOf } from '@kostbar/contracts/content'

/** Content source: in the browser the web server's `/content/…`, on the server the content service itself. */
export interface ContentSource {
  /** @returns the published story, or the draft in the visual editor; null when no story has this slug */
  story(slug: string): Promise<Story | null>
  stories(filter: StoryFilter): Promise<StoryList>
  /** @returns the settings story; null when the content service has none */
  settings(): Promise<StoryOf<'settings'> | null>
}

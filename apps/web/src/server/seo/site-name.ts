import type { StoryOf } from '@kostbar/contracts/content'

/** Name of the site from its settings story; 'Kostbar' without settings or without a name in them. */
export const siteNameOf = (settings: StoryOf<'settings'> | null): string => settings?.content.site_name || 'Kostbar'

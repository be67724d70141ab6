import { createHmac } from 'node:crypto'
import type { Library } from './files/library.ts'
import type { StoredStory } from './files/story.ts'

/** What Storyblok tells a webhook of: a story, and what has happened to it. */
type Announcement = {
  text: string
  action: 'published' | 'unpublished'
  space_id: number
  story_id: number
  full_slug: string
}

/**
 * Tells the web server of a change as Storyblok's webhook does; the signature is that of the body.
 * @throws when it cannot be reached; it finds out by itself a little later
 */
export async function announceChange(url: string, secret: string, now: Library, before: Library): Promise<void> {
  const announcement = announcementOf(now, before)
  if (!announcement) return
  const body = JSON.stringify(announcement)
  const signature = createHmac('sha1', secret).update(body).digest('hex')
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'webhook-signature': signature },
    body,
    signal: AbortSignal.timeout(2_000),
  })
}

/** One story stands for all of a change: whoever hears of it looks at the content version. */
function announcementOf(now: Library, before: Library): Announcement | undefined {
  const changed = [...now.stories.values()].find((story) => before.stories.get(story.full_slug) !== story)
  if (changed) return write('published', changed)
  const gone = [...before.stories.values()].find(({ full_slug }) => !now.stories.has(full_slug))
  return gone && write('unpublished', gone)
}

const write = (action: Announcement['action'], { id, name, full_slug }: StoredStory): Announcement => ({
  text: `The story ${name} (${full_slug}) was ${action}.`,
  action,
  space_id: 1,
  story_id: id,
  full_slug,
})

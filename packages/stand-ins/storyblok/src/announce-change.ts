import { createHmac } from 'node:crypto'
import type { Library } from './files/library.ts'
import type { StoredStory } from './files/story.ts'

/** Webhook payload of a changed story. */
type Announcement = {
  text: string
  action: 'published' | 'unpublished'
  space_id: number
  story_id: number
  full_slug: string
}

/**
 * Sends Storyblok's webhook to the web server, signed.
 * @throws when unreachable; the web server polls as well
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

/** One call per change is enough: receivers compare the content version. */
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

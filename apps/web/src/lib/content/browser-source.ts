import type { StoryFilter } from '@kostbar/contracts/content'
import { ProblemError, problemOf } from '../problem-error.ts'
import type { ContentSource } from './source.ts'

/** The longest a call may take, in milliseconds, before it counts as a lost connection. */
const patience = 20_000

/**
 * Stories by way of the web server, which alone talks to the content service.
 * @throws ProblemError with the server's code and German sentence; code `offline` when no answer came
 */
export const browserSource: ContentSource = {
  story: (slug) => read('/content/story', { slug }),
  stories: (filter) => read('/content/stories', { ...filter }),
  settings: () => read('/content/settings'),
}

async function read<Answer>(path: string, query: StoryFilter | Record<string, unknown> = {}): Promise<Answer> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${path}?${search}`, { signal: AbortSignal.timeout(patience) }).catch((error) => {
    throw ProblemError.offline(error)
  })
  if (!response.ok) throw await problemOf(response)
  return response.json().catch((error: unknown) => {
    throw ProblemError.offline(error)
  })
}

import type { StoryFilter } from '@kostbar/contracts/content'
import { ProblemError, readProblem } from '../problem-error.ts'
import type { ContentSource } from './source.ts'

/** Timeout in ms; a slower request counts as a lost connection. */
const requestTimeoutMs = 20_000

/**
 * Content through the web server's `/content/…`; the browser never contacts the content service.
 * @throws ProblemError with the server's code; code `offline` when there is no response
 */
export const browserSource: ContentSource = {
  story: (slug) => fetchJson('/content/story', { slug }),
  stories: (filter) => fetchJson('/content/stories', { ...filter }),
  settings: () => fetchJson('/content/settings'),
}

async function fetchJson<Body>(path: string, query: StoryFilter | Record<string, unknown> = {}): Promise<Body> {
  const params = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(params.map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${path}?${search}`, { signal: AbortSignal.timeout(requestTimeoutMs) }).catch(
    (error) => {
      throw ProblemError.offline(error)
    },
  )
  if (!response.ok) throw await readProblem(response)
  return response.json().catch((error: unknown) => {
    throw ProblemError.offline(error)
  })
}

import * as z from 'zod'

/** A detail of the company, such as its register number. */
export interface CompanyDetail {
  readonly name: string
  readonly text: string
}

/** Details that the law requires on business mails; empty while they are unknown. Never fails. */
export type Company = () => Promise<readonly CompanyDetail[]>

const freshMs = 10 * 60_000
/** Milliseconds after a failure until the next attempt, so that an outage does not slow down every mail. */
const retryAfterMs = 30_000
const timeoutMs = 1_500

const detail = z.object({ name: z.string().trim().min(1), text: z.string().trim().min(1) })
const settingsStory = z.object({
  story: z.object({ content: z.object({ company: z.array(detail.nullable().catch(null)).default([]) }) }),
})

/** Without a content service nothing is known. */
export const unknownCompany: Company = async () => []

/**
 * Company details of the settings story, which the imprint shows too. Read from the content service at most every ten
 * minutes; while it is unavailable the last ones are used.
 */
export function companyFromContent(
  apiUrl: string,
  token: string,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): Company {
  const query = new URLSearchParams({ token, version: 'published' })
  const url = `${apiUrl.replace(/\/$/, '')}/cdn/stories/settings?${query}`
  let details: readonly CompanyDetail[] = []
  let nextRead = 0
  let reading: Promise<void> | undefined

  async function read(): Promise<readonly CompanyDetail[]> {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The content service answered ${response.status}`)
    }
    const { story } = settingsStory.parse(await response.json())
    return story.content.company.filter((entry) => entry !== null)
  }

  async function refresh(): Promise<void> {
    try {
      details = await read()
      nextRead = now() + freshMs
    } catch (error) {
      nextRead = now() + retryAfterMs
      onError(error)
    } finally {
      reading = undefined
    }
  }

  return async () => {
    if (now() >= nextRead) reading ??= refresh()
    await reading
    return details
  }
}

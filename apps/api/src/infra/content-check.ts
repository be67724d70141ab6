/** Checks that the content service answers. @throws Error when it does not answer or refuses the token */
export type ContentCheck = (signal: AbortSignal) => Promise<void>

/** Content check for the admins' status page. */
export const contentCheck =
  (apiUrl: string, token: string): ContentCheck =>
  async (signal) => {
    const url = `${apiUrl.replace(/\/$/, '')}/cdn/spaces/me?${new URLSearchParams({ token })}`
    const response = await fetch(url, { signal })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The content service answered ${response.status}`)
  }

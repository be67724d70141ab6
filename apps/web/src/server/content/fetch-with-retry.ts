/** Delays in ms before each retry after a 429. */
const retryDelaysMs = [1_000, 2_000, 3_000, 4_000, 5_000]

/** Timeout in ms of each attempt, including the response body. */
const attemptTimeoutMs = 4_000

/**
 * `fetch` for the content service's library: retries a 429 five times with backoff, and limits the time of each
 * attempt. The library's own retries have neither backoff nor timeout.
 */
export async function fetchWithRetry(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  for (const delayMs of retryDelaysMs) {
    const response = await attempt(input, init)
    if (response.status !== 429) return response
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return attempt(input, init)
}

async function attempt(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(attemptTimeoutMs)
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
  })
  // Reads the body here, so that the timeout covers it.
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

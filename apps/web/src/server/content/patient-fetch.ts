/** After each 429, in milliseconds. */
const waits = [1_000, 2_000, 3_000, 4_000, 5_000]

/** The longest a single call may take, its body included, in milliseconds. */
const patience = 4_000

/**
 * `fetch` for the content service's client: five more attempts at calls over the service's limit, and an end to those
 * that hang. The client's own attempts follow each other after a fixed time.
 */
export async function patientFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  for (const wait of waits) {
    const response = await attempt(input, init)
    if (response.status !== 429) return response
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return attempt(input, init)
}

async function attempt(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(patience)
  const response = await fetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
  })
  // Read here, within the time: a body that never ends would hold up whoever waits for it.
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

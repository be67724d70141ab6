import type { APIResponse, Page } from 'playwright-core'
import { inject } from 'vitest'

/** Status with which the API refuses requests for a moment on a busy machine. */
const busyStatus = 503
const maxAttempts = 20

/**
 * Calls the API as the person who is signed in on the page, and repeats the call while the API is busy.
 * @param data body of a POST request; without it, a GET request is sent
 */
export async function callApi(page: Page, path: string, data?: object): Promise<APIResponse> {
  const headers = { origin: inject('webUrl') }
  const send = () => (data ? page.request.post(`/api${path}`, { data, headers }) : page.request.get(`/api${path}`))
  let response = await send()
  for (let attempt = 1; response.status() === busyStatus && attempt < maxAttempts; attempt += 1) response = await send()
  return response
}

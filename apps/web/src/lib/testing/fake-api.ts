import type { ProblemCode } from '@kostbar/contracts/problem'
import { vi } from 'vitest'

export interface FakeCall {
  /** `POST /notes/add`, with the query string. */
  readonly call: string
  readonly body: unknown
}

type Respond = (call: FakeCall) => unknown

/** A refused answer, as the API gives it. */
export const refusal = (status: number, code: ProblemCode, msg = 'Das geht nicht', fields?: Record<string, string>) =>
  Response.json({ success: false, code, msg, fields }, { status })

/**
 * Stands in for the API: answers every call of the browser with what the test says for `METHOD /path`, a value, a
 * Response, or an error for a lost connection. Ends with `vi.unstubAllGlobals()`.
 * @returns every call so far
 */
export function fakeApi(answers: Record<string, Respond>): FakeCall[] {
  const calls: FakeCall[] = []
  const answer = async (url: string, { method, body }: RequestInit) => {
    const call = { call: `${method} ${url.replace('/api', '')}`, body: body ? JSON.parse(String(body)) : undefined }
    calls.push(call)
    const respond = answers[call.call.replace(/\?.*/, '')]
    if (!respond) throw new Error(`The test has no answer for ${call.call}.`)
    const given = await respond(call)
    if (given instanceof Error) throw given
    return given instanceof Response ? given : Response.json(given)
  }
  vi.stubGlobal('fetch', answer)
  return calls
}

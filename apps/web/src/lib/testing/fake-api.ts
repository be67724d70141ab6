import type { ProblemCode } from '@kostbar/contracts/problem'
import { vi } from 'vitest'

export interface FakeCall {
  /** Method and path with query string: `POST /notes/add`. */
  readonly call: string
  readonly body: unknown
}

type Respond = (call: FakeCall) => unknown

/** Error response of the API. */
export const refusal = (status: number, code: ProblemCode, msg = 'Das geht nicht', fields?: Record<string, string>) =>
  Response.json({ success: false, code, msg, fields }, { status })

/**
 * Fakes the API by stubbing `fetch`; `answers` maps `METHOD /path` to a value, a Response, or an Error (lost
 * connection). Removed by `vi.unstubAllGlobals()`.
 * @returns the list of calls, which grows with each call
 */
export function fakeApi(answers: Record<string, Respond>): FakeCall[] {
  const calls: FakeCall[] = []
  const answer = async (url: string, { method, body }: RequestInit) => {
    const call = { call: `${method} ${url.replace('/api', '')}`, body: body ? JSON.parse(String(body)) : undefined }
    calls.push(call)
    const respond = answers[call.call.replace(/\?.*/, '')]
    if (!respond) throw new Error(`The test has no answer for ${call.call}.`)
    const answer = await respond(call)
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  vi.stubGlobal('fetch', answer)
  return calls
}

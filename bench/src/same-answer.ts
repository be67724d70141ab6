import { isDeepStrictEqual } from 'node:util'
import { buildRequest, type LoadCall } from './load.ts'
import type { Side } from './paired.ts'

/**
 * Parsed answer of a side to its first session. For a created row, only its field names, because id and time differ.
 */
export async function fetchAnswer({ server, sessions: [session] }: Side, call: LoadCall): Promise<unknown> {
  if (!session) throw new Error('No session.')
  const { path, ...request } = buildRequest(call, session)
  const answer: unknown = await (await fetch(server.url + path, request)).json()
  return call.method === 'GET' ? answer : Object.keys(answer as object).sort()
}

/** Asserts that two sides give the same answer. @throws Error with both answers when they differ */
export async function expectSameAnswer(first: Side, second: Side, call: LoadCall): Promise<void> {
  const [one, other] = [await fetchAnswer(first, call), await fetchAnswer(second, call)]
  if (isDeepStrictEqual(one, other)) return
  throw new Error(`${call.path} differs:\n${JSON.stringify(one)}\n${JSON.stringify(other)}`)
}

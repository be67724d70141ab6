import { isDeepStrictEqual } from 'node:util'
import type { Session } from './fill.ts'
import { buildRequest, type Call } from './load.ts'
import type { Side } from './paired.ts'

async function fetchAnswer({ server }: Side, call: Call, session: Session): Promise<unknown> {
  const { path, ...request } = buildRequest(call, session)
  const answer: unknown = await (await fetch(server.url + path, request)).json()
  // Created rows differ in id and time: only their keys are compared.
  return call.method === 'GET' ? answer : Object.keys(answer as object).sort()
}

/** Asserts that two sides give the same answer. @throws Error with both answers when they differ */
export async function expectSameAnswer(first: Side, second: Side, call: Call): Promise<void> {
  const [session] = first.sessions
  if (!session) throw new Error('No session.')
  const [one, other] = [await fetchAnswer(first, call, session), await fetchAnswer(second, call, session)]
  if (isDeepStrictEqual(one, other)) return
  throw new Error(`${call.path} differs:\n${JSON.stringify(one)}\n${JSON.stringify(other)}`)
}

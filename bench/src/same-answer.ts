import { isDeepStrictEqual } from 'node:util'
import type { Session } from './fill.ts'
import { type Call, requestOf } from './load.ts'
import type { Side } from './paired.ts'

async function answerOf({ server }: Side, call: Call, session: Session): Promise<unknown> {
  const { path, ...request } = requestOf(call, session)
  const answer: unknown = await (await fetch(server.url + path, request)).json()
  // What was just written has its own id and time: there, only the shape can be the same.
  return call.method === 'GET' ? answer : Object.keys(answer as object).sort()
}

/** Makes sure that two sides do the same work. @throws Error with both answers when they differ */
export async function expectSameAnswer(first: Side, second: Side, call: Call): Promise<void> {
  const [session] = first.sessions
  if (!session) throw new Error('Nobody to call for.')
  const [one, other] = [await answerOf(first, call, session), await answerOf(second, call, session)]
  if (isDeepStrictEqual(one, other)) return
  throw new Error(`${call.path} differs:\n${JSON.stringify(one)}\n${JSON.stringify(other)}`)
}

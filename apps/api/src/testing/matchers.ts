import { type ProblemCode, problemStatus } from '@kostbar/contracts/problem'
import { expect } from 'vitest'
import { Refusal } from './client.ts'

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Expects a refusal with this code, its status and, if given, these fields. */
    toMatchProblem(code: ProblemCode, fields?: string[]): Promise<void>
  }
}

async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await call }
  } catch (error) {
    return error
  }
}

expect.extend({
  async toMatchProblem(call: Promise<unknown>, code: ProblemCode, fields?: string[]) {
    const refusal = await refusalOf(call)
    const pass =
      refusal instanceof Refusal &&
      refusal.body.code === code &&
      refusal.status === problemStatus[code] &&
      refusal.body.success === false &&
      (!fields || this.equals(Object.keys(refusal.body.fields ?? {}).sort(), [...fields].sort()))
    const seen = refusal instanceof Refusal ? JSON.stringify(refusal.body) : String(JSON.stringify(refusal))
    return { pass, message: () => `expected problem ${code}${fields ? ` on ${fields}` : ''}, got ${seen}` }
  },
})

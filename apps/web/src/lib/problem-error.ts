import type { ProblemBody } from '@kostbar/contracts/problem'
import { type ClientProblemCode, problemTexts } from './problem-texts.ts'

/** A refused or lost call, with the German sentence a person may read. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ClientProblemCode
  readonly msg: string
  /** Field paths with their German sentences; empty unless the input was refused. */
  readonly fields: Readonly<Record<string, string>>
  /** HTTP status; 0 when no answer came. */
  readonly status: number

  constructor(
    problem: { code: ClientProblemCode; msg: string; fields?: Record<string, string> | undefined; status: number },
    options?: ErrorOptions,
  ) {
    super(`${problem.code} (${problem.status})`, options)
    this.code = problem.code
    this.msg = problem.msg
    this.fields = problem.fields ?? {}
    this.status = problem.status
  }

  /** The problem of a call that never got its answer. */
  static offline(cause: unknown): ProblemError {
    return new ProblemError({ code: 'offline', msg: problemTexts.offline, status: 0 }, { cause })
  }
}

/** Reads a refused answer; one that is not the API's envelope (a gateway's page) gets the sentence for its status. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  if (isProblem(body)) return new ProblemError({ ...body, status })
  const code = status === 429 ? 'too_many_requests' : status > 500 ? 'unavailable' : 'unexpected'
  return new ProblemError({ code, msg: problemTexts[code], status })
}

/** By hand instead of by the contract's schema: the first load of a page without a form needs no validator. */
function isProblem(body: unknown): body is ProblemBody {
  const { code, msg } = (body ?? {}) as Partial<Record<string, unknown>>
  return typeof code === 'string' && code in problemTexts && typeof msg === 'string'
}

/**
 * The German sentence for anything thrown.
 * @param overrides sentences of the present situation, by code
 */
export function problemText(error: unknown, overrides: Partial<Record<ClientProblemCode, string>> = {}): string {
  if (!(error instanceof ProblemError)) return overrides.unexpected ?? problemTexts.unexpected
  return overrides[error.code] ?? error.msg
}

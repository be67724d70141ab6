import { type ProblemCode, problemStatus } from '@kostbar/contracts/problem'
import { problemTexts } from './texts.ts'

/** An expected error. Services throw it; the error handler turns it into the contract's problem body. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  /** Field path → German sentence. */
  readonly fields: Record<string, string> | undefined
  /** Seconds until a retry makes sense, sent as `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Current state of the data, sent with `changed_meanwhile`. May be health data, so it is never logged. */
  readonly current: unknown

  /** @param details `msg` replaces the German default text of the code */
  constructor(
    code: ProblemCode,
    details: {
      msg?: string
      fields?: Record<string, string>
      retryAfter?: number
      current?: unknown
      cause?: unknown
    } = {},
  ) {
    super(details.msg ?? problemTexts[code], { cause: details.cause })
    this.code = code
    this.status = problemStatus[code]
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.current = details.current
  }
}

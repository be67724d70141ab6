import type { ProblemCode } from '@kostbar/contracts/problem'
import { problemLinkTexts, problemTexts } from './problem-texts.ts'

/**
 * Problem code of the API, or `offline` when there was no response. A newer API may send further codes: compare single
 * codes, never assume that a list of them is complete.
 */
export type ClientProblemCode = ProblemCode | 'offline'

/** Body of an API error response. */
interface ProblemAnswer {
  readonly code: ClientProblemCode
  readonly msg: string
  readonly fields?: Readonly<Record<string, string>>
  readonly current?: unknown
  /** Path of the page on which the problem can be solved. */
  readonly link?: string | undefined
}

/** Error of a refused or failed API call, with the German sentence to show. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ClientProblemCode
  readonly msg: string
  /** German sentences by field path; empty unless the API refused the input. */
  readonly fields: Readonly<Record<string, string>>
  /** Private field, so that printing or serialising the error does not include it: it may be health data. */
  readonly #current: unknown
  /** Path of the page on which the problem can be solved. */
  readonly link: string | undefined
  /** HTTP status; 0 without a response. */
  readonly status: number

  constructor({ code, msg, fields = {}, current, link }: ProblemAnswer, status: number, options?: ErrorOptions) {
    super(`${code} (${status})`, options)
    this.code = code
    this.msg = msg
    this.fields = fields
    this.#current = current
    this.link = link
    this.status = status
  }

  /** For the code `changed_meanwhile`, the currently stored state; undefined for most other codes. */
  get current(): unknown {
    return this.#current
  }

  /** Problem of a call that got no response. */
  static offline(cause: unknown): ProblemError {
    return new ProblemError({ code: 'offline', msg: problemTexts.offline }, 0, { cause })
  }
}

/**
 * Reads an error response. When its body is not the API's (for example a gateway's page), the client's own sentence for
 * the status is used.
 */
export async function readProblem(response: Response): Promise<ProblemError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  if (isProblemAnswer(body)) return new ProblemError(body, status)
  const code = status === 429 ? 'too_many_requests' : status > 500 ? 'unavailable' : 'unexpected'
  return new ProblemError({ code, msg: problemTexts[code] }, status)
}

/**
 * Whether the body is a problem of the API, with any code. Checked by hand, because the contract's schema would bring
 * zod into the first load.
 */
function isProblemAnswer(body: unknown): body is ProblemAnswer {
  const { code, msg } = (body ?? {}) as Partial<Record<string, unknown>>
  return typeof code === 'string' && typeof msg === 'string'
}

/**
 * German sentence for any thrown value.
 * @param overrides sentences that replace the API's, by code
 */
export function problemText(error: unknown, overrides: Partial<Record<ClientProblemCode, string>> = {}): string {
  if (!(error instanceof ProblemError)) return overrides.unexpected ?? problemTexts.unexpected
  return overrides[error.code] ?? error.msg
}

/** Link to the page on which a problem can be solved; undefined when the API names none. */
export function problemLinkOf({ code, link }: Pick<ProblemAnswer, 'code' | 'link'>) {
  return link === undefined ? undefined : { to: link, label: problemLinkTexts[code] ?? problemLinkTexts.other }
}

/** Link to the page on which a thrown problem can be solved; undefined when there is none or for other errors. */
export const problemLink = (error: unknown) => (error instanceof ProblemError ? problemLinkOf(error) : undefined)

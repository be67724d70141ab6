import type { ProblemCode } from '@kostbar/contracts/problem'
import { problemLinkTexts, problemTexts } from './problem-texts.ts'

/**
 * A code of the API, or `offline` without a response. An API newer than this client may send further codes: compare
 * single codes, never assume that all of them are handled.
 */
export type ClientProblemCode = ProblemCode | 'offline'

/** An error answer of the API. */
interface ProblemAnswer {
  readonly code: ClientProblemCode
  readonly msg: string
  readonly fields?: Readonly<Record<string, string>>
  readonly current?: unknown
  /** Path of the page on which the problem can be solved. */
  readonly link?: string | undefined
}

/** A refused or failed API call, with the German sentence to show. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ClientProblemCode
  readonly msg: string
  /** German sentences by field path; empty unless the input was refused. */
  readonly fields: Readonly<Record<string, string>>
  /** Private, so that nothing that prints or serialises the error contains it: it may be health data. */
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

  /** With `changed_meanwhile`, what is stored now. */
  get current(): unknown {
    return this.#current
  }

  /** The problem of a call without an answer. */
  static offline(cause: unknown): ProblemError {
    return new ProblemError({ code: 'offline', msg: problemTexts.offline }, 0, { cause })
  }
}

/** Reads an error answer. One that is not the API's (a gateway's page) gets the client's sentence for its status. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  if (isProblemAnswer(body)) return new ProblemError(body, status)
  const code = status === 429 ? 'too_many_requests' : status > 500 ? 'unavailable' : 'unexpected'
  return new ProblemError({ code, msg: problemTexts[code] }, status)
}

/** Checked by hand instead of by the contract's schema, which would bring zod into the first load. Any code is accepted. */
function isProblemAnswer(body: unknown): body is ProblemAnswer {
  const { code, msg } = (body ?? {}) as Partial<Record<string, unknown>>
  return typeof code === 'string' && typeof msg === 'string'
}

/**
 * The German sentence for anything thrown.
 * @param overrides sentences that replace the API's, by code
 */
export function problemText(error: unknown, overrides: Partial<Record<ClientProblemCode, string>> = {}): string {
  if (!(error instanceof ProblemError)) return overrides.unexpected ?? problemTexts.unexpected
  return overrides[error.code] ?? error.msg
}

/** The link to the page on which a problem of the API can be solved; undefined where there is none. */
export function problemLinkOf({ code, link }: Pick<ProblemAnswer, 'code' | 'link'>) {
  return link === undefined ? undefined : { to: link, label: problemLinkTexts[code] ?? problemLinkTexts.other }
}

/** The link to the page on which anything thrown can be solved; undefined where there is none. */
export const problemLink = (error: unknown) => (error instanceof ProblemError ? problemLinkOf(error) : undefined)

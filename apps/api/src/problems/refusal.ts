import type { ProblemCode } from '@kostbar/contracts/problem'
import { problemLinks, problemTexts } from './texts.ts'

/**
 * Reason why one item of a bulk request was left out, as answers contain it.
 * @param msg replaces the German default text of the code
 */
export function refusal(code: ProblemCode, msg: string = problemTexts[code]) {
  const link = problemLinks[code]
  return { code, msg, ...(link && { link }) }
}

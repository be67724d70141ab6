import { texts } from '@kostbar/contracts/texts'
import { Problem } from '../../problems/problem.ts'

/**
 * Absolute URL of a page of the web app; refuses other origins, to prevent open redirects.
 * @param value a path or an absolute URL
 * @throws Problem `invalid_input` on this field for other origins
 */
export function ownUrl(webUrl: string, field: string, value: string): string {
  // `//other.example` and `/\other.example` resolve to foreign origins, so the origin is compared after parsing.
  const url = URL.canParse(value, webUrl) ? new URL(value, webUrl) : null
  if (url?.origin === new URL(webUrl).origin && !url.username) return url.href
  throw new Problem('invalid_input', { fields: { [field]: texts.returnUrl } })
}

import { texts } from '@kostbar/contracts/texts'
import { Problem } from '../../problems/problem.ts'

/**
 * The whole address of a page of ours to come back to.
 * @param given a path, or an address of our own
 * @throws Problem `invalid_input` on that field for any other, so that nobody is sent elsewhere in our name
 */
export function ownAddress(webUrl: string, field: string, given: string): string {
  // What is not even a path is taken for one by URL: `//elsewhere.example` and `/\elsewhere` are other origins.
  const address = URL.canParse(given, webUrl) ? new URL(given, webUrl) : null
  const own = new URL(webUrl)
  if (address?.origin === own.origin && !address.username) return address.href
  throw new Problem('invalid_input', { fields: { [field]: texts.returnUrl } })
}

import { paths } from '@kostbar/contracts/paths'

export * from '@kostbar/contracts/paths'

const returnParam = 'weiter'

/** Query parameter of the page of the plan that opens the choice of a shipped week while the plan is empty. */
export const chooseWeekParam = 'woche-waehlen'

/** Path of the page of the plan with that choice open. */
export const chooseWeekPath = `${paths.nutritionPlan}?${chooseWeekParam}=1`

/** Path of the login page that returns to `destination` (path with query) after signing in. */
export function loginPath(destination: string): string {
  return `${paths.login}?${new URLSearchParams({ [returnParam]: destination })}`
}

/** Path of the page where staff set up their second factor; it returns to `destination` (path with query). */
export function secondFactorPath(destination: string): string {
  return `${paths.secondFactor}?${new URLSearchParams({ [returnParam]: destination })}`
}

/**
 * Path to open after signing in; the profile when the URL names no path of this site.
 * @param search query string of the login page
 * @param hash hash of the login page: browsers keep it across redirects
 */
export function parseReturnPath(search: string, hash = ''): string {
  const destination = sameOriginPath(new URLSearchParams(search).get(returnParam)) ?? paths.profile
  return destination.includes('#') ? destination : destination + hash
}

/** Path, query and hash of an address on this site; null for an address on another origin (prevents open redirects). */
export function sameOriginPath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null
  const origin = 'https://own.invalid'
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  // Browsers resolve "//host" and "/\host" to another origin; so does the URL parser.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

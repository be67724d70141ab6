import { isTracking } from '../../lib/analytics.ts'
import { deleteCookie } from '../../lib/delete-cookie.ts'

/** Names of the analytics services' cookies. */
const analyticsCookies = /^(_ga|_gid|_gat|_fbp|_fbc)/

/**
 * Deletes the analytics cookies, also where this document has loaded no service: an earlier page may have done so.
 * Reloads a document with running services, because they cannot be stopped.
 */
export function refuseAnalytics(): void {
  deleteAnalyticsCookies()
  if (isTracking()) location.reload()
}

/** Deletes the analytics cookies of this host and of each domain above it, since services set them widely. */
function deleteAnalyticsCookies(): void {
  const labels = location.hostname.split('.')
  const scopes = ['', ...labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!analyticsCookies.test(name)) continue
    for (const scope of scopes) deleteCookie(name, scope)
  }
}

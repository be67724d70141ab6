/** Hosts of the push services of browsers: Chrome and Edge, Firefox, Edge on Windows, Safari. */
const pushHosts = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]

/**
 * Whether the API may send to an endpoint that a browser reported: https at the standard port of a known push service,
 * which excludes all private networks.
 * @param localOrigin origin of a local push service in development
 */
export function isAllowedEndpoint(endpoint: string, localOrigin?: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (localOrigin !== undefined && url.origin === localOrigin) return true
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    pushHosts.some((host) => host.test(url.hostname))
  )
}

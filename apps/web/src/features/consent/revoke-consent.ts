/** Names of the analytics services' cookies. */
const analyticsCookies = /^(_ga|_gid|_gat|_fbp|_fbc)/

/** Deletes the analytics cookies and reloads the page without analytics. */
export function revokeConsent(): void {
  const domain = location.hostname.replace(/^www\./, '')
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!analyticsCookies.test(name)) continue
    for (const scope of ['', `; domain=${domain}`, `; domain=.${domain}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
      document.cookie = `${name}=; path=/; max-age=0${scope}`
    }
  }
  location.reload()
}

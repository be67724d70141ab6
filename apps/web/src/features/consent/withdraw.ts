/** Cookies the counting services set on our address. */
const foreignCookies = /^(_ga|_gid|_gat|_fbp|_fbc)/

/** Removes what the counting services left in this browser and loads the page without them. */
export function withdraw(): void {
  const domain = location.hostname.replace(/^www\./, '')
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? ''
    if (!foreignCookies.test(name)) continue
    for (const scope of ['', `; domain=${domain}`, `; domain=.${domain}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
      document.cookie = `${name}=; path=/; max-age=0${scope}`
    }
  }
  location.reload()
}

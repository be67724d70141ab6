/**
 * Deletes a cookie that scripts can read. The age is negative because happy-dom, unlike browsers, returns a cookie with
 * `max-age=0` until the millisecond is over.
 * @param scope further attributes that the cookie was set with, such as `; domain=kostbar.example`
 */
export function deleteCookie(name: string, scope = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${name}=; path=/; max-age=-1${scope}`
}

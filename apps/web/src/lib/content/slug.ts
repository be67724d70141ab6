/** The slug of the story that the start page shows. */
export const homeSlug = 'home'

/** The slug of the story at a path: `/` and `/home` are `home`, `/blog/x/` is `blog/x`. */
export function slugOf(pathname: string): string {
  const slug = decoded(pathname).replace(/^\/+|\/+$/g, '')
  return slug === '' ? homeSlug : slug
}

/** The path of a story's page, as links and search engines have it. */
export const storyPath = (slug: string): string => (slug === homeSlug ? '/' : `/${encodeURI(slug)}`)

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // Not an address that a story could have.
    return pathname
  }
}

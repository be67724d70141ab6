/** Slug of the start page's story. */
export const homeSlug = 'home'

/** The slug of the story at a path: `/` and `/home` are `home`, `/blog/x/` is `blog/x`. */
export function parseSlug(pathname: string): string {
  const slug = decoded(pathname).replace(/^\/+|\/+$/g, '')
  return slug === '' ? homeSlug : slug
}

/** Canonical path of a story's page. */
export const storyPath = (slug: string): string => (slug === homeSlug ? '/' : `/${encodeURI(slug)}`)

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // Malformed encoding: the path matches no story.
    return pathname
  }
}

/** Slug of the start page's story. */
export const homeSlug = 'home'

/** The slug of the story at a path: `/` and `/home` are `home`, `/blog/x/` is `blog/x`. */
export function parseSlug(pathname: string): string {
  const slug = decoded(pathname).replace(/^\/+|\/+$/g, '')
  return slug === '' ? homeSlug : slug
}

/** Canonical path of a story's page. */
export const storyPath = (slug: string): string => (slug === homeSlug ? '/' : `/${encodeURI(slug)}`)

/** Whether a path is the one of a story's page: without doubled slashes, and without a slash that is encoded. */
export const isStoryPath = (pathname: string): boolean => !/\/\/|%2f/i.test(pathname)

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // Malformed encoding: the path matches no story.
    return pathname
  }
}

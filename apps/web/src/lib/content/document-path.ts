/** Whether a path of this site is a file that the router has no page for: uploads (`/f/…`), feed, sitemap, manifest. */
export const isDocumentPath = (path: string): boolean => /^\/f\/|\.(xml|pdf|txt|webmanifest)([?#]|$)/.test(path)

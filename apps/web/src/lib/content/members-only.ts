/**
 * Members-only rule: stories in these folders need a session. Used by the router, by `/content/…`, and by sitemap and
 * feed. Whether a member also needs access to app content (plan, recipes) is decided by the API.
 * @param slug of a story or folder, for example `rezepte/linsen` or `lexikon/`
 */
export const isMembersOnly = (slug: string): boolean => /^(rezepte|lexikon)(\/|$)/.test(slug)

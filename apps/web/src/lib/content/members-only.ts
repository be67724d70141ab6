/**
 * Members-only rule: stories in these folders need a session. Used by the router, by `/content/…`, and by sitemap and
 * feed. What a member also needs access for (plan, recipes of the app) is decided by the API.
 * @param slug of a story or folder, for example `rezepte/linsen` or `lexikon/`
 */
export const isMembersOnly = (slug: string): boolean => /^(rezepte|lexikon)(\/|$)/.test(slug)

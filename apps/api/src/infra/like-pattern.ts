const escapeWildcards = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern that matches texts containing this one, in lower case; wildcards in it are escaped. */
export const likePattern = (text: string): string => `%${escapeWildcards(text)}%`

/** The LIKE pattern that matches texts beginning with this one; see `likePattern`. */
export const likePrefixPattern = (text: string): string => `${escapeWildcards(text)}%`

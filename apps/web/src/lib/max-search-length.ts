/**
 * Maximum number of characters of a search; longer searches are cut off, so that URLs stay short enough for servers.
 */
export const maxSearchLength = 200

/** The LIKE pattern that matches texts containing this one, in lower case; wildcards in it are escaped. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** A pattern for LIKE that finds a text anywhere, in lower case; LIKE's own characters are taken literally. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

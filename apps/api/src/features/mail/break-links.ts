/**
 * Breaks links in text that a user typed, for mails to addresses that may belong to somebody else: inserts a space
 * after each colon, `@` and dot that a mail program would turn into a link. The text stays readable: `https: //kostbar.
 * at`.
 */
export const breakLinks = (text: string): string =>
  text.replace(/(?<=\p{L}):(?=\S)|@(?=\S)|\.(?=[\p{L}\p{N}-]*\p{L})/gu, '$& ')

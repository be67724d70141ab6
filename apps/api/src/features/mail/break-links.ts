/**
 * Breaks the links in a text that somebody typed, for mails to addresses that may not be theirs: a space behind each colon,
 * `@` and dot that a mail program would make a link of. The text stays readable: `https: //kostbar. at`.
 */
export const breakLinks = (text: string): string =>
  text.replace(/(?<=\p{L}):(?=\S)|@(?=\S)|\.(?=[\p{L}\p{N}-]*\p{L})/gu, '$& ')

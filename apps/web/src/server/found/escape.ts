const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it can stand in HTML and XML, in attributes too; control characters, which XML cannot have, are spaces. */
export const escapeMarkup = (text: string): string =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (character) => entities[character] ?? character)

import escapeHtml from 'escape-html'

/** Escapes text for HTML and XML, attributes included. Control characters, which XML does not allow, become spaces. */
export const escapeMarkup = (text: string): string => escapeHtml(text.replace(/\p{Cc}/gu, ' '))

/** Part of a message: plain text, or a web address with its `href`. */
export interface MessagePart {
  readonly text: string
  readonly href?: string
}

const addressPattern = /https?:\/\/[^\s<>"„“]+/giu

/**
 * Removes trailing punctuation that belongs to the sentence; a closing bracket stays if it was opened within the
 * address.
 */
function trimAddress(address: string): string {
  const trimmed = address.replace(/[.,;:!?'’]+$/u, '')
  const isUnopened = trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length
  return isUnopened ? trimAddress(trimmed.slice(0, -1)) : trimmed
}

/** Splits a message into text and http(s) addresses. The text of a link is its address, so that it cannot deceive. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(addressPattern)) {
    const address = trimAddress(match)
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href: address })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

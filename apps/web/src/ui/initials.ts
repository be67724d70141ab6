/**
 * Initials of a name: up to two capital letters, of the first and last word; words in brackets are ignored. Empty for
 * an empty name.
 */
export const initials = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('de-AT')
}

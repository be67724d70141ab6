/** Up to two capital letters for a name, of its first and last word; words in brackets do not count. Empty for an empty name. */
export const initials = (name: string) => {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('de-AT')
}

/** Which files are accepted, and the German messages for those that are not. */
export interface FileRules {
  /** Accepted file extensions in lower case, with their media types. */
  readonly types: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly wrongType: string
  readonly tooLarge: string
  readonly empty: string
}

/** The message for a file that would be refused, or null. Only name and size are known; the API checks the content. */
export function validateFile({ name, size }: File, rules: FileRules): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !Object.hasOwn(rules.types, extension)) return rules.wrongType
  if (size > rules.maxBytes) return rules.tooLarge
  return size === 0 ? rules.empty : null
}

/** The value of a file input's `accept` attribute: `.pdf,.png`. */
export const acceptAttribute = ({ types }: FileRules) =>
  Object.keys(types)
    .map((extension) => `.${extension}`)
    .join(',')

/** Accepted files, and the German messages for files that are refused. */
export interface FileRules {
  /** Media types by accepted file extension in lower case. */
  readonly types: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly wrongType: string
  readonly tooLarge: string
  readonly empty: string
}

/**
 * German message for a file that would be refused; null for an acceptable one. Only name and size are known here; the
 * API checks the content.
 */
export function validateFile({ name, size }: File, rules: FileRules): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !Object.hasOwn(rules.types, extension)) return rules.wrongType
  if (size > rules.maxBytes) return rules.tooLarge
  return size === 0 ? rules.empty : null
}

/** Value of a file input's `accept` attribute: `.pdf,.png`. */
export const acceptAttribute = ({ types }: FileRules) =>
  Object.keys(types)
    .map((extension) => `.${extension}`)
    .join(',')

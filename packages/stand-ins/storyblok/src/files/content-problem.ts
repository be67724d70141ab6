/** A validation error of a content file, as a sentence for its author. */
export class ContentProblem extends Error {
  override readonly name = 'ContentProblem'
  /** Path of the file from the repository. */
  readonly file: string

  /** @param sentence names field and problem, without the file */
  constructor(file: string, sentence: string) {
    super(`${file}: ${sentence}`)
    this.file = file
  }
}

type Issue = {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly input?: unknown
  readonly expected?: string
  readonly keys?: readonly string[]
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a block with fields',
}

/** `body[2].image is missing.` */
export function sentenceOf(issue: Issue): string {
  const field = fieldOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const names = (issue.keys ?? []).map((key) => `'${key}'`).join(', ')
    return `${field || 'the story'} has ${names}, which the content model does not know.`
  }
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return `${field} is missing.`
    return `${field} must be ${kinds[issue.expected ?? ''] ?? issue.expected}, but is ${JSON.stringify(issue.input)}.`
  }
  return `${field} ${issue.message}`
}

const fieldOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

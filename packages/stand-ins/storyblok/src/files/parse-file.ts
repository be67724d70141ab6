import { components } from '@kostbar/contracts/content-model'
import { parse } from 'yaml'
import { articleBody } from './article-body.ts'
import { ContentProblem } from './content-problem.ts'

/** Raw fields of a file. */
export type RawFields = Record<string, unknown> & { component: string }

const folders: Record<string, string> = {
  blog: 'blog_article',
  rezepte: 'recipe',
  lexikon: 'lexicon_entry',
  autoren: 'author',
}

/** Default component: that of the folder, else a page. */
function usualComponent(slug: string): string {
  const [folder = '', inside] = slug.split('/')
  if (slug === 'settings') return 'settings'
  return (inside && folders[folder]) || 'page'
}

/**
 * The fields of a YAML file, or of a Markdown file's front matter and its text.
 * @throws ContentProblem when it cannot be read
 */
export function parseFile(file: string, slug: string, source: string): RawFields {
  const { head, text } = file.endsWith('.md') ? splitMarkdown(file, source) : { head: source, text: '' }
  const fields = readYaml(file, head)
  const written: RawFields = { ...fields, component: String(fields.component ?? usualComponent(slug)) }
  return text.trim() ? { ...written, ...textField(file, written, text) } : written
}

function splitMarkdown(file: string, source: string) {
  const [, head, text] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  if (head === undefined || text === undefined)
    throw new ContentProblem(file, 'its fields must stand at the beginning, between two lines of ---.')
  return { head, text }
}

/** A map of fields from YAML. */
function readYaml(file: string, yaml: string): Record<string, unknown> {
  let value: unknown
  try {
    value = parse(yaml)
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new ContentProblem(file, `its YAML cannot be read: ${reason?.replace(/:$/, '')}.`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ContentProblem(file, 'it must hold fields like "title: Startseite".')
  return value as Record<string, unknown>
}

/** Field of the text under the front matter: `body`, else the component's rich text. */
function textField(file: string, { component }: RawFields, text: string): Record<string, unknown> {
  const fields = Object.entries(components[component] ?? {})
  if (fields.some(([name]) => name === 'body')) return { body: articleBody(text, (yaml) => readYaml(file, yaml)) }
  const [name] = fields.find(([, { kind }]) => kind === 'richText') ?? []
  if (name) return { [name]: text }
  throw new ContentProblem(file, `a story of the component '${component}' has no text under its fields.`)
}

import escapeHtml from 'escape-html'

/** Escaped markup. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Content = string | number | Html | null | undefined | false | readonly Content[]

function markup(content: Content): string {
  if (content instanceof Html) return content.text
  if (Array.isArray(content)) return content.map(markup).join('')
  if (content === null || content === undefined || content === false) return ''
  return escapeHtml(`${content}`)
}

/** Template tag: values are escaped unless they are Html. */
export const html = (parts: TemplateStringsArray, ...contents: Content[]): Html =>
  new Html(parts.reduce((text, part, index) => text + markup(contents[index - 1]) + part))

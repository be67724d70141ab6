/** Content of an element: text, children by name, or a list for repeated elements. */
export type XmlContent = string | number | boolean | readonly XmlContent[] | { readonly [name: string]: XmlContent }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes control characters too: parsers would turn a carriage return in a key into a line feed. */
const escapeText = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must be escaped
    /[&<>"\u0000-\u001f\u007f-\u009f]/g,
    (character) => entities[character] ?? `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`,
  )

function element(name: string, content: XmlContent): string {
  if (Array.isArray(content)) return content.map((one) => element(name, one)).join('')
  return `<${name}>${inner(content)}</${name}>`
}

const inner = (content: XmlContent): string =>
  typeof content === 'object'
    ? Object.entries(content)
        .map(([name, child]) => element(name, child))
        .join('')
    : escapeText(String(content))

/** An XML document whose root has these children, in this order. */
export const xmlDocument = (root: string, children: { readonly [name: string]: XmlContent }, namespace = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace && ` xmlns="${namespace}"`}>${inner(children)}</${root}>`

/** Namespace of all S3 responses except errors. */
export const s3Namespace = 'http://s3.amazonaws.com/doc/2006-03-01/'

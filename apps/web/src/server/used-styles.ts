import postcss, { type ChildNode, type Container } from 'postcss'

/** Rule or at-rule of a style sheet, prepared for selecting it by classes. */
interface PreparedNode {
  /** CSS text; of a group, what stands before its opening brace. */
  readonly css: string
  /** Classes of each selector; a rule is used when all classes of one of them are. Undefined: always used. */
  readonly classes?: readonly (readonly string[])[]
  /** Rules of a group, for example of a media query. */
  readonly children?: readonly PreparedNode[]
  /** CSS text in place of a group without used rules: an empty layer still has its place in the order of layers. */
  readonly whenEmpty?: string
  /** Name of an animation or a registered custom property, which is of use where another rule mentions it. */
  readonly name?: string
}

const named = new Set(['keyframes', 'property'])
/** Tailwind's layer that repeats the initial values of all registered properties, for browsers that know no `@property`. */
const initialValues = 'layer properties'

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style'])

/** A class in a selector, with CSS escapes. */
const classInSelector = /\.((?:\\[0-9a-f]{1,6}\s?|\\[^0-9a-f]|[\w-]|[^\0-\x7f])+)/gi
const escapeInClass = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi
/** Arguments of pseudo-classes such as `:not(…)`, without nested parentheses. */
const innermostArguments = /(?<!\\)\((?:\\.|[^\\()])*\)/g
const classAttribute = /\sclass="([^"]*)"/g

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/**
 * Prepares a style sheet for selecting the rules of a page (ADR 41).
 * @returns function from a page's HTML to the CSS of all rules that can apply to its elements: those whose selectors
 *   name no class that is missing in the HTML, and of the animations and custom properties that these mention. States,
 *   attributes and the screen are not considered.
 */
export function createUsedStyles(css: string): (html: string) => string {
  const nodes = prepare(postcss.parse(css))
  return (html) => {
    const used = classesOf(html)
    const written = nodes.map((node) => ({ node, css: write(node, used) }))
    const rules = written
      .filter(({ node }) => !node.name && !node.css.startsWith(`@${initialValues}`))
      .map(({ css }) => css)
      .join('')
    const isUseful = ({ name }: PreparedNode) => name === undefined || rules.includes(name)
    return written.map(({ node, css }) => (isUseful(node) ? css : '')).join('')
  }
}

const prepare = (container: Container): PreparedNode[] => (container.nodes ?? []).flatMap(prepareNode)

function prepareNode(node: ChildNode): PreparedNode | [] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return { css: node.toString(), classes: node.selectors.map(requiredClasses) }
  if (node.type !== 'atrule') return { css: `${node.toString()};` }
  if (!node.nodes) return { css: `${node.toString()};` }
  if (named.has(node.name)) return { css: node.toString(), name: node.params }
  if (!groups.has(node.name)) return { css: node.toString() }
  const css = `@${node.name} ${node.params}`.trim()
  return { css, children: prepare(node), whenEmpty: node.name === 'layer' ? `${css};` : '' }
}

function write({ css, classes, children, whenEmpty }: PreparedNode, used: ReadonlySet<string>): string {
  if (classes) return classes.some((names) => names.every((name) => used.has(name))) ? css : ''
  if (!children) return css
  const content = children.map((child) => write(child, used)).join('')
  return content ? `${css}{${content}}` : (whenEmpty ?? '')
}

/** Classes that an element and its ancestors need for a selector; those in `:not(…)`, `:is(…)` and so on do not count. */
function requiredClasses(selector: string): string[] {
  let outer = selector
  for (let before = ''; before !== outer; ) {
    before = outer
    outer = outer.replace(innermostArguments, '')
  }
  return [...outer.matchAll(classInSelector)].map(([, name = '']) =>
    name.replace(escapeInClass, (_escape, hex?: string, character = '') =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : character,
    ),
  )
}

function classesOf(html: string): Set<string> {
  const attributes = new Set([...html.matchAll(classAttribute)].map(([, value = '']) => value))
  return new Set(
    [...attributes].flatMap((value) =>
      value.replace(/&[^;\s]+;/g, (entity) => entities[entity] ?? entity).split(/\s+/),
    ),
  )
}

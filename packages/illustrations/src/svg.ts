/** Splits an SVG text into its `viewBox` and the markup inside its `<svg>`, without comments and indentation. */
export function parseSvg(svg: string): { viewBox: string; markup: string } {
  const [, viewBox = '', markup = ''] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return {
    viewBox,
    markup: markup
      .replace(/<!--.*?-->/gs, '')
      .replace(/>\s+/g, '>')
      .trim(),
  }
}

/** The markup inside the `<svg>` of an SVG text, without comments and indentation. */
export const markupOf = (svg: string): string => parseSvg(svg).markup

/** Builds an SVG text from its `viewBox` and markup. */
export const svgOf = (viewBox: string, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${markup}</svg>`

/** Replaces the empty group `content` of a file's markup with other markup. */
export const withContent = (markup: string, content: string): string =>
  markup.replace('<g id="content"/>', () => content)

const variable = /var\(--([a-z]+)(?:-([a-z]+))?, (?:#\w+|rgb\([^)]*\))\)/g

/**
 * Sets colour variables of a file: `{ band: '#fff' }` for `var(--band, …)`, `{ glaze: { base: '#fff' } }` for
 * `var(--glaze-base, …)`. Variables without a value here stay as they are.
 */
export const withColors = (
  markup: string,
  colors: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
): string =>
  markup.replace(variable, (reference, name: string, tone = '') => {
    const color = colors[name]
    return (typeof color === 'object' ? color[tone] : color) ?? reference
  })

/**
 * Renames every id and its references to `prefix` and a number. Where two drawings in the markup use the same id, a
 * reference belongs to the last definition before it.
 */
export function withUniqueIds(markup: string, prefix: string): string {
  const names = new Map<string, string>()
  let count = 0
  return markup.replace(/(\sid="|\shref="#|url\(#)([^")]+)/g, (_, before: string, id: string) => {
    if (before === ' id="') {
      count += 1
      names.set(id, `${prefix}${count}`)
    }
    return before + (names.get(id) ?? id)
  })
}

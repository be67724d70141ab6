import { readFileSync } from 'node:fs'
import { forest } from '../palette.ts'
import { withUniqueIds } from '../svg.ts'

export type ViewBox = readonly [x: number, y: number, width: number, height: number]

interface Theme {
  readonly day: string
  readonly evening: string
}

const css = readFileSync(new URL('../../theme.css', import.meta.url), 'utf8')
const declarations = css.matchAll(/(--[\w-]+): light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)/g)

/** Day and evening colours of the variables of `theme.css`. */
const themes: ReadonlyMap<string, Theme> = new Map(
  [...declarations].map(([, name = '', day = '', evening = '']): [string, Theme] => [name, { day, evening }]),
)

/**
 * Evening colour of a colour of the room, when only a lamp is lit: the same hue, darker and a little more saturated.
 */
function eveningOf(name: string, color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (high + low) / 2
  // The view from the window is darker and bluer than the room, because it is night outside.
  const [shade, tint] = name.startsWith('--room-view') ? [0.22, [-0.06, -0.02, 0.09]] : [0.36, [0, 0, 0]]
  const channels = [red, green, blue].map((channel, index) => {
    const richer = lightness + (channel - lightness) * 1.7
    return 255 * (0.04 + richer * shade + (tint[index] ?? 0))
  })
  const hex = (channel: number) =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(hex).join('')}`
}

const reference = /var\((--(?:illustration|room)-[\w-]+), (#\w+|rgba?\([^)]*\))\)/g

/** The day and evening colours of the variables that a drawing uses. */
function themeStyle(markup: string): string {
  const used = new Map(
    [...markup.matchAll(reference)].map(([, name = '', day = '']): [string, Theme] => [
      name,
      themes.get(name) ?? { day, evening: eveningOf(name, day) },
    ]),
  )
  if (used.size === 0) return ''
  const evening = [...used].map(([name, theme]) => `${name}:${theme.evening}`).join(';')
  return `<style>@media (prefers-color-scheme:dark){:root{${evening}}}</style>`
}

/**
 * SVG file for `<img>`, in which the variables of the page have no effect: the file contains the evening colours that
 * it uses, and applies them where the page around it is dark.
 */
export function standalone(markup: string, box: ViewBox, shownWidth: number): string {
  const [, , width, height] = box
  const shownHeight = Math.round((shownWidth * height) / width)
  const inside = withUniqueIds(markup, 'i')
    .replace(/var\(--(?!illustration-|room-)[\w-]+, (#\w+|rgb\([^)]*\))\)/g, '$1')
    .replaceAll('currentColor', forest.light)
    .replaceAll('rgb(62 44 24 / 0.2)', 'rgba(62,44,24,.2)')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${shownWidth}" height="${shownHeight}" ` +
    `fill="none" stroke-linecap="round" stroke-linejoin="round">${themeStyle(inside)}${inside}</svg>\n`
  )
}

// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Light and dark colour of a token, read from `--name: light-dark(#…, #…)`. */
const token = (name: string) => {
  const match = css.match(new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`))
  if (!match?.[1] || !match[2]) throw new Error(`no colour token --${name}`)
  return { light: match[1], dark: match[2] }
}

const luminance = (hex: string) => {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['paper', 'raised', 'sunk', 'sage', 'sage-inset']

const text: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'leaf', 'berry', 'apricot-ink'].flatMap((front) =>
    surfaces.map((back): [string, string] => [front, back]),
  ),
  ['ink', 'sage-deep'],
  ['ink', 'leaf-soft'],
  ['leaf', 'leaf-soft'],
  ['ink', 'apricot-soft'],
  ['apricot-ink', 'apricot-soft'],
  ['ink', 'berry-soft'],
  ['berry', 'berry-soft'],
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
  ...['leaf', 'leaf-hover', 'leaf-pressed'].map((back): [string, string] => ['on-leaf', back]),
  ...['berry-fill', 'berry-hover', 'berry-pressed'].map((back): [string, string] => ['on-berry', back]),
]

const shapes = ['line-strong', 'focus', 'carbs', 'protein', 'fat'].flatMap((front) =>
  ['paper', 'raised', 'sunk'].map((back): [string, string] => [front, back]),
)

test.each(text)('text in %s on %s reaches 4.5 : 1 in both themes', (front, back) => {
  expect(contrast(token(front).light, token(back).light)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(token(front).dark, token(back).dark)).toBeGreaterThanOrEqual(4.5)
})

test.each([...shapes, ['focus', 'sage'], ['apricot', 'deep']])(
  'the shape %s on %s reaches 3 : 1 in both themes',
  (front, back) => {
    expect(contrast(token(front).light, token(back).light)).toBeGreaterThanOrEqual(3)
    expect(contrast(token(front).dark, token(back).dark)).toBeGreaterThanOrEqual(3)
  },
)

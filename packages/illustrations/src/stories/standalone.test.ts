import { expect, it } from 'vitest'
import { standalone } from './standalone.ts'
import { storyPictures } from './story-pictures.ts'

const box = [0, 0, 4, 3] as const

it('contains the evening colours of the variables it uses, and no others', () => {
  const svg = standalone('<path fill="var(--illustration-china, #EADCC2)"/>', box, 400)
  expect(svg).toContain('@media (prefers-color-scheme:dark){:root{--illustration-china:#b9ad97}}')
  expect(svg).toContain('width="400" height="300"')
  expect(standalone('<path fill="#EADCC2"/>', box, 400)).not.toContain('<style>')
})

it('darkens the colours of a room and keeps their hue', () => {
  const [, evening = ''] =
    /--room-wall:(#\w+)/.exec(standalone('<path fill="var(--room-wall, #C3CDB4)"/>', box, 4)) ?? []
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(evening.slice(at, at + 2), 16))
  expect(green).toBeLessThan(0x80)
  expect(green).toBeGreaterThan(red)
  expect(red).toBeGreaterThan(blue)
})

it('leaves no variable of composition in a story picture', () => {
  for (const [name, svg] of storyPictures()) expect(svg, name).not.toMatch(/var\(--(?!illustration-|room-)/)
})

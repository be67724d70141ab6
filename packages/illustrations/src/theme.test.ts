import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { dishSvg } from './dish/dish.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const css = readFileSync(`${folder}/theme.css`, 'utf8')
const days = new Map([...css.matchAll(/(--[\w-]+): light-dark\(([^,]+), /g)].map(([, name, day]) => [name, day]))
const dishes = Array.from({ length: 60 }, (_, seed) => dishSvg(`${seed}`, ['fillet:white', 'potato', 'herb-dip']))
const drawings = [
  ...globSync('svg/**/*.svg', { cwd: folder }).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  ...dishes,
]

it('defines every colour that changes in the evening, and each is used with its day colour', () => {
  const used = new Map(
    drawings
      .flatMap((svg) => [...svg.matchAll(/var\((--illustration-[\w-]+), (#\w+|rgb\([^)]*\))\)/g)])
      .map(([, name, day]) => [name, day?.toLowerCase()]),
  )
  expect(Object.fromEntries(used)).toEqual(Object.fromEntries(days))
})

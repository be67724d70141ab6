import { expect, it } from 'vitest'
import { germanMinutes } from './duration.ts'
import { readRecipePage } from './read-recipe.ts'

it.each([
  ['1 1/2 Stunden', 90],
  ['1½ Stunden', 90],
  ['1 ½ Std.', 90],
  ['½ Stunde', 30],
  ['3/4 Stunde', 45],
  ['1,25 h', 75],
  ['1.5 Stunden', 90],
  ['Gesamtzeit: 1 Std. 15 Min.', 75],
  ['1½ Stunden 10 Minuten', 100],
  ['30–40 Minuten', 40],
  ['20/30 Minuten', 30],
  ["45'", 45],
  ['bald', null],
])('%s are %j minutes', (text, minutes) => {
  expect(germanMinutes(text)).toBe(minutes)
})

it.each([
  [{ totalTime: 'PT1H', prepTime: 'PT10M', cookTime: 'PT30M' }, 60],
  [{ prepTime: 'PT15M', cookTime: 'PT1H' }, 75],
  [{ totalTime: 'PT0M', prepTime: '15 Minuten', cookTime: '30 Min.' }, 45],
  [{ prepTime: 'PT15M' }, 15],
  [{ cookTime: 'PT45M' }, 45],
  [{ prepTime: 'PT20H', cookTime: 'PT10H' }, null],
  [{}, null],
])('the times %j of a page are %j minutes', (times, minutes) => {
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Kuchen', recipeIngredient: ['200 g Mehl'], ...times })
  expect(readRecipePage(`<script type="application/ld+json">${json}</script>`).prepMinutes).toBe(minutes)
  const properties = Object.entries(times).map(([name, time]) => `<span itemprop="${name}">${time}</span>`)
  const microdata = `<p itemprop="recipeIngredient">200 g Mehl</p>${properties.join('')}`
  const page = `<div itemscope itemtype="https://schema.org/Recipe">${microdata}</div>`
  expect(readRecipePage(page).prepMinutes).toBe(minutes)
})

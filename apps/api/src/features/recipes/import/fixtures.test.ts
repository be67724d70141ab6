import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectedRecipes } from './fixtures/expected.ts'
import { type ParsedIngredient, parseIngredientLine } from './ingredient-line.ts'
import { readRecipePage, readRecipeText } from './read-recipe.ts'

/** Share of lines that have to be read correctly. */
const minShare = 0.9

const written = ({ amount, amountTo, unit, household, name }: ParsedIngredient) => {
  const range = amountTo === null ? `${amount}` : `${amount}–${amountTo}`
  return amount === null ? name : [range, household ?? unit, name].join(' ')
}

async function readFixture(file: string) {
  const text = await readFile(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
  return file.endsWith('.html') ? readRecipePage(text) : readRecipeText(text)
}

it.each(expectedRecipes)(
  '$file: name, portions, time and steps',
  async ({ file, name, servings, prepMinutes, steps }) => {
    const recipe = await readFixture(file)
    expect({ ...recipe, steps: recipe.steps.length }).toMatchObject({ name, servings, prepMinutes, steps })
  },
)

it(`reads at least ${minShare * 100} % of the lines of twelve recipes`, async () => {
  const wrong: string[] = []
  let total = 0
  for (const { file, lines } of expectedRecipes) {
    const recipe = await readFixture(file)
    const read = recipe.ingredientLines.flatMap(parseIngredientLine).map(written)
    const expected = lines.map((line) => line.split(' → ')[0] ?? '')
    total += Math.max(expected.length, read.length)
    for (let row = 0; row < Math.max(expected.length, read.length); row += 1)
      if (expected[row] !== read[row]) wrong.push(`${file}: expected "${expected[row]}", read "${read[row]}"`)
  }
  process.stdout.write(
    `recipe import: ${total - wrong.length} of ${total} lines read\n${wrong.map((line) => `  ${line}\n`).join('')}`,
  )
  expect((total - wrong.length) / total).toBeGreaterThanOrEqual(minShare)
})

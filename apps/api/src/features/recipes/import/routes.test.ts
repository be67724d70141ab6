import { readFile } from 'node:fs/promises'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import { shippedFoods } from '@kostbar/prisma/shipped/foods/foods'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FetchedPage } from '../../../infra/public-pages/public-pages.ts'
import { addFood } from '../../../testing/foods.ts'
import { countQueries } from '../../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../../testing/test-app.ts'
import { expectedRecipes } from './fixtures/expected.ts'

const fetched: string[] = []
let page: FetchedPage = { failure: 'UNAVAILABLE' }
const app = useTestApp({
  pages: {
    fetch: async (url) => {
      fetched.push(url)
      return page
    },
  },
})
let trainer: Person

beforeAll(async () => {
  trainer = await app.person(['ROLE_TRAINER'])
  await app.infra.database.prisma.food.createMany({
    data: shippedFoods.map(({ key: _key, portions: _portions, ...food }) => food),
  })
})

const importText = (text: string, person = trainer) => person.call(recipes.importText, { body: { text } })
const fixture = (file: string) => readFile(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
const importFile = async (file: string): Promise<RecipeImport> => {
  const text = await fixture(file)
  return file.endsWith('.html')
    ? trainer.call(recipes.importPage, { body: { html: text, fileName: file } })
    : importText(text)
}
const ingredientsOf = async (lines: string) =>
  (await importText(`Probe\nZutaten\n${lines}\nZubereitung\nKochen.`)).ingredients

describe('a pasted recipe', () => {
  it('becomes a draft with foods and amounts; nothing is stored', async () => {
    const draft = await importFile('krautfleckerl.txt')
    expect(draft).toMatchObject({
      name: 'Krautfleckerl wie bei Oma',
      servings: 4,
      prepMinutes: 45,
      omitted: { ingredients: 0, steps: 0 },
      source: { title: null, author: null, url: null },
    })
    expect(draft.ingredients[0]).toMatchObject({
      line: '1 kleiner Kopf Weißkraut (ca. 80 dag)',
      amount: 800,
      unit: 'g',
      measure: { name: 'Kopf', grams: 800 },
      name: 'Weißkraut',
      foodName: 'Weißkraut',
      foodCheck: null,
      amountCheck: null,
    })
    expect(await app.infra.database.prisma.recipe.count()).toBe(0)
  })

  it('keeps every mark that somebody has to look at', async () => {
    const lines = await ingredientsOf(
      '2–3 EL Mehl\n1 Bund Petersilie\netwas Salz\nButter zum Braten\n3 Stk. Wunderknollen\n1 Landgurke',
    )
    expect(lines.map(({ amount, unit, amountCheck, foodCheck }) => ({ amount, unit, amountCheck, foodCheck }))).toEqual(
      [
        { amount: 2.5, unit: 'EL', amountCheck: 'RANGE', foodCheck: null },
        { amount: 30, unit: 'g', amountCheck: 'ESTIMATED', foodCheck: null },
        { amount: 1, unit: 'Prise', amountCheck: 'ESTIMATED', foodCheck: null },
        { amount: null, unit: 'g', amountCheck: 'MISSING', foodCheck: null },
        { amount: 3, unit: 'Stk', amountCheck: null, foodCheck: 'UNKNOWN' },
        { amount: 1, unit: 'Stk', amountCheck: null, foodCheck: 'UNKNOWN' },
      ],
    )
  })

  it("prefers a trainer's own food to everyone's, and never takes another trainer's", async () => {
    const other = await app.person(['ROLE_TRAINER'])
    await addFood(other, { name: 'Zauberflocken' })
    const own = await addFood(trainer, { name: 'Haferflocken' })
    const [oats, foreign] = await ingredientsOf('50 g Haferflocken\n10 g Zauberflocken')
    expect(oats?.foodId).toBe(own.id)
    expect(foreign?.foodId).toBeNull()
  })

  it('asks as many queries for sixty ingredients as for one', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_value, row) => `${row + 1} g Zutat${row} mit Salz`).join('\n')
    const few = await countQueries(app.infra.database.pool, () => ingredientsOf(lines(1)))
    const many = await countQueries(app.infra.database.pool, () => ingredientsOf(lines(60)))
    expect(many).toBe(few)
  })

  it('of 5 000 lines is answered with what a recipe may hold, and says how much was left out', async () => {
    const lines = Array.from({ length: 5_000 }, (_value, row) => `${row + 1} g Salz`)
    const { ingredients, omitted } = await importText(['Endlos', 'Zutaten', ...lines].join('\n'))
    expect(ingredients).toHaveLength(60)
    expect(omitted.ingredients).toBe(4_940)
  })

  it('without ingredients is no recipe', async () => {
    await expect(importText('Heute war ein schöner Tag.')).toMatchProblem('no_recipe')
    await expect(importText('   ')).toMatchProblem('invalid_input', ['text'])
  })

  it('of 10 MB is refused', async () => {
    await expect(importText('a'.repeat(100_001))).toMatchProblem('invalid_input', ['text'])
    await expect(importText('a'.repeat(10_000_000))).toMatchProblem('too_large')
  })

  it('with characters that cannot be stored is read without them', async () => {
    const [ingredient] = await ingredientsOf('100 g Me\u0000hl\u202e\ud800')
    expect(ingredient?.name).toBe('Mehl\ufffd')
  })
})

describe('a page', () => {
  it('is read without running or keeping its scripts', async () => {
    const draft = await importFile('kaiserschmarrn.html')
    expect(draft).toMatchObject({
      name: 'Kaiserschmarrn',
      description: 'Luftig & flaumig, mit Zwetschkenröster.',
      source: { title: 'Kaiserschmarrn – Alpenküche', author: 'Maria Huber', url: null },
    })
    const hostile = `<h1>Brot<script>fetch('/geheim')</script></h1><h2>Zutaten</h2><p onclick="x()">200 g Mehl<style>p{}</style></p>
      <ul><li>&lt;script&gt;alert(1)&lt;/script&gt; 5 g Salz</li></ul><h2>Zubereitung</h2><p>Backen.</p>`
    const answer = await trainer.call(recipes.importPage, { body: { html: hostile } })
    expect(answer.name).toBe('Brot')
    expect(answer.steps).toEqual(['Backen.'])
    expect(JSON.stringify(answer)).not.toMatch(/fetch|onclick|p\{\}/)
  })

  it('that is nested without end, or whose JSON is broken, is answered', async () => {
    const deep = `${'<div>'.repeat(30_000)}<p>Kuchen</p><p>Zutaten</p><p>200 g Mehl</p>`
    expect((await trainer.call(recipes.importPage, { body: { html: deep } })).ingredients).toHaveLength(1)
    const json = `<script type="application/ld+json">${'['.repeat(50_000)}</script><p>Kuchen</p><p>Zutaten</p><p>200 g Mehl</p>`
    expect((await trainer.call(recipes.importPage, { body: { html: json } })).name).toBe('Kuchen')
  })

  it('is fetched by its address, which becomes the source', async () => {
    page = { html: await fixture('huehnercurry.html'), url: 'https://feierabend.example/curry' }
    const { name, source } = await trainer.call(recipes.importUrl, { body: { url: 'https://feierabend.example/c' } })
    expect(fetched).toEqual(['https://feierabend.example/c'])
    expect({ name, source }).toEqual({
      name: 'Hähnchencurry mit Spinat',
      source: {
        title: 'Hähnchencurry mit Spinat | Feierabendküche',
        author: 'Feierabendküche',
        url: 'https://feierabend.example/curry',
      },
    })
  })

  it('that is refused or does not answer is a problem with a sentence', async () => {
    const fetchUrl = (url: string) => trainer.call(recipes.importUrl, { body: { url } })
    page = { failure: 'REFUSED' }
    await expect(fetchUrl('http://inner.example/')).toMatchProblem('page_refused')
    page = { failure: 'UNAVAILABLE' }
    await expect(fetchUrl('http://slow.example/')).toMatchProblem('page_unavailable')
    page = { html: '<p>Nichts</p>', url: 'http://empty.example/' }
    await expect(fetchUrl('http://empty.example/')).toMatchProblem('no_recipe')
    for (const url of ['file:///etc/passwd', 'http://127.0.0.1/', 'http://[::1]/', 'javascript:alert(1)', 'rezept'])
      await expect(fetchUrl(url)).toMatchProblem('invalid_input', ['url'])
  })
})

describe('the source of a recipe', () => {
  const source = { title: 'Omas Kochbuch', author: 'Maria Huber', url: 'https://alpenkueche.example/strudel' }
  const body = {
    name: 'Strudel',
    kcal: 300,
    carbs: 30,
    proteins: 10,
    fats: 10,
    ingredients: [{ amount: 100, unit: 'g' as const, normalName: 'Topfen' }],
    steps: ['Backen.'],
  }

  it('is stored, shown, and stays in an edit that does not name it', async () => {
    const added = await trainer.call(recipes.add, { body: { ...body, source } })
    expect(added.source).toEqual(source)
    const params = { recipeId: added.id }
    const edited = await trainer.call(recipes.update, { params, body: { ...body, name: 'Topfenstrudel', version: 1 } })
    expect(edited.source).toEqual(source)
    const cleared = await trainer.call(recipes.update, { params, body: { ...body, source: null, version: 2 } })
    expect(cleared.source).toBeNull()
  })

  it('is null where nothing is named, and holds web addresses only', async () => {
    expect((await trainer.call(recipes.add, { body })).source).toBeNull()
    const draft = { ...body, source: { ...source, url: 'javascript:alert(1)' } }
    await expect(trainer.call(recipes.add, { body: draft })).toMatchProblem('invalid_input', ['source.url'])
  })
})

/** Share of lines that have to be understood: amount, unit, name and food. */
const minShare = 0.9

it(`understands at least ${minShare * 100} % of the lines of twelve recipes, with their foods`, async () => {
  await app.infra.database.prisma.food.deleteMany({ where: { ownerId: { not: null } } })
  const wrong: string[] = []
  let total = 0
  for (const { file, lines } of expectedRecipes) {
    const { ingredients } = await importFile(file)
    total += Math.max(lines.length, ingredients.length)
    for (let row = 0; row < Math.max(lines.length, ingredients.length); row += 1) {
      const [left = '', food] = lines[row]?.split(' → ') ?? []
      const read = ingredients[row]
      if (!left.endsWith(read?.name ?? '?') || food !== (read?.foodName ?? '–'))
        wrong.push(`${file}: expected "${lines[row]}", got "${read?.name} → ${read?.foodName}"`)
    }
  }
  process.stdout.write(`recipe import: ${total - wrong.length} of ${total} lines with their foods\n`)
  process.stdout.write(wrong.map((line) => `  ${line}\n`).join(''))
  expect((total - wrong.length) / total).toBeGreaterThanOrEqual(minShare)
})

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foods } from '@kostbar/contracts/foods/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addFood } from '../../../testing/foods.ts'
import { addRecipe } from '../../../testing/recipes.ts'
import { type Person, useTestApp } from '../../../testing/test-app.ts'
import { recalculateRecipes } from '../../recipes/recalculation.ts'
import { importBlsTable } from './import-table.ts'

const app = useTestApp()
let admin: Person
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
})

const files: string[] = []
afterEach(async () => {
  for (const file of files.splice(0)) await rm(file, { force: true })
})

const components = [
  'ENERCJ Energie (Kilojoule) [kJ/100g]',
  'ENERCC Energie (Kilokalorien) [kcal/100g]',
  'WATER Wasser [g/100g]',
  'PROT625 Protein (Nx6,25) [g/100g]',
  'FAT Fett [g/100g]',
  'CHO Kohlenhydrate, verfügbar [g/100g]',
  'FIBT Ballaststoffe, gesamt [g/100g]',
  'NACL Salz (Natriumchlorid) [mg/100g]',
  'SUGAR Zucker (Mono- und Disaccharide), gesamt [g/100g]',
  'FASAT Fettsäuren, gesättigt, gesamt [g/100g]',
]
const headings = [
  'BLS Code',
  'Lebensmittelbezeichnung',
  'Food name',
  ...components.flatMap((heading) => {
    const [code] = heading.split(' ')
    return [heading, `${code} Datenherkunft`, `${code} Referenz`]
  }),
  'Hinweis',
]

interface Row {
  readonly code: string
  readonly name: string
  /** In the order kJ, kcal, water, protein, fat, carbohydrates, fibre, salt in mg, sugar, saturates. */
  readonly values: readonly string[]
}

const oats: Row = {
  code: 'C133000',
  name: 'Hafer, Flocken',
  values: ['1559', '370', '9,7', '13,2', '6,7', '58,7', '10', '12', '0,7', '1,2'],
}

const quoted = (cell: string) => (/[;,"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

async function tableFile(
  rows: readonly Row[],
  { delimiter = ';', encoding = 'utf8' as BufferEncoding, bom = true } = {},
) {
  const path = join(tmpdir(), `bls-${randomUUID()}.csv`)
  files.push(path)
  const lines = rows.map(({ code, name, values }) => [
    code,
    name,
    'Food',
    ...values.flatMap((value) => [value, 'Analyse', '']),
    '',
  ])
  const text = [headings, ...lines].map((cells) => cells.map(quoted).join(delimiter)).join('\r\n')
  await writeFile(path, `${bom ? '\ufeff' : ''}${text}\r\n`, encoding)
  return path
}

const importFile = (path: string, version = '4.0') =>
  importBlsTable(app.infra.database, { path, version, afterChange: recalculateRecipes })

const find = async (filter: string) => (await admin.call(foods.list, { query: { filter } })).items[0]

describe('a table of foods', () => {
  it('maps columns by component and unit, and never states that a food has no allergens', async () => {
    const path = await tableFile([oats])
    expect(await importFile(path)).toEqual({ added: 1, updated: 0, unchanged: 0, refused: [] })
    expect(await find('Hafer, Flocken')).toMatchObject({
      ...{ source: 'BLS', sourceVersion: '4.0', aisle: 'PANTRY', kcal: 370, proteins: 13.2, fats: 6.7, carbs: 58.7 },
      ...{ fibre: 10, salt: 0.012, sugar: 0.7, saturates: 1.2, allergens: [], allergensStated: false },
    })
  })

  it.each([
    { title: 'commas and decimal points', delimiter: ',', bom: false, encoding: 'utf8' },
    { title: 'tabs', delimiter: '\t', bom: false, encoding: 'utf8' },
    { title: 'semicolons in Windows-1252', delimiter: ';', bom: false, encoding: 'latin1' },
  ] as const)('may have $title', async ({ title, ...format }) => {
    const name = `Äpfel, süß (${title})`
    const values = oats.values.map((value) => (format.delimiter === ',' ? value.replace(',', '.') : value))
    await importFile(await tableFile([{ code: `F${randomUUID()}`, name, values }], format))
    expect(await find(name)).toMatchObject({ kcal: 370, proteins: 13.2, aisle: 'PRODUCE' })
  })

  it('takes traces as 0, leaves what is not determined unknown, and refuses lines without macros', async () => {
    const line = (code: string, name: string, values: string[]) => ({ code, name, values })
    const { added, refused } = await importFile(
      await tableFile([
        line('Q110000', 'Leinöl', ['3700', '884', 'TR', '<LOD', '99,9', '<LOD or <LOQ', '-', '-', '-', '9,8']),
        line('N110000', 'Wasser ohne Angaben', ['0', '0', '100', '-', '0', '0', '0', '0', '0', '0']),
        line('N120000', 'Wasser mit Fehler', ['0', '0', '100', 'viel', '0', '0', '0', '0', '0', '0']),
        line('S110000', 'Zucker, gemessen', ['1600', '400', '0', '0', '0', '99,1', '0', '0', '99,8', '0']),
        line('S120000', 'Unmöglich', ['1600', '400', '0', '60', '40', '50', '0', '0', '0', '0']),
        line('S110000', 'Zweimal', ['0', '0', '0', '0', '0', '0', '0', '0', '0', '0']),
      ]),
    )
    expect(added).toBe(2)
    expect(await find('Leinöl')).toMatchObject({
      proteins: 0,
      carbs: 0,
      fibre: null,
      salt: null,
      sugar: null,
      saturates: 9.8,
    })
    expect(await find('Zucker, gemessen')).toMatchObject({ carbs: 99.1, sugar: null })
    expect(refused.map(({ line: number, name, reason }) => [number, name, reason.split(':')[0]])).toEqual([
      [3, 'Wasser ohne Angaben', 'lacks energy, carbohydrates, protein or fat'],
      [4, 'Wasser mit Fehler', 'has an unreadable value for proteins'],
      [6, 'Unmöglich', 'is not possible'],
      [7, 'Zweimal', 'repeats a code'],
    ])
  })

  it('does not overwrite manual changes: taken names, edited values, allergens and removed foods', async () => {
    const names = ['Taken', 'Edited', 'Completed', 'Removed', 'Newer'].map((name) => `${name} ${randomUUID()}`)
    const rows = names.map((name) => ({ ...oats, code: `B-${name}`, name }))
    const [sameName, edited, completed, removed, newer] = rows as [Row, Row, Row, Row, Row]
    await addFood(admin, { name: sameName.name })
    const { refused } = await importFile(await tableFile(rows))
    expect(refused).toMatchObject([{ name: sameName.name }])
    const update = async ({ name }: Row, changes: object) => {
      const {
        id: foodId,
        sourceVersion: _version,
        source: _source,
        editable: _editable,
        ...food
      } = (await find(name)) ?? expect.fail()
      return admin.call(foods.update, { params: { foodId }, body: { ...food, ...changes } })
    }
    expect(await update(edited, { kcal: 200 })).toMatchObject({ source: 'KOSTBAR', sourceVersion: null })
    expect(await update(completed, { allergens: ['A'] })).toMatchObject({ source: 'BLS', sourceVersion: '4.0' })
    await admin.call(foods.remove, { params: { foodId: (await find(removed.name))?.id ?? '' } })

    const values = newer.values.with(1, '371')
    const again = await importFile(await tableFile([sameName, edited, completed, removed, { ...newer, values }]))
    expect(again).toMatchObject({ added: 0, updated: 1, unchanged: 2 })
    expect(again.refused.map(({ name }) => name)).toEqual([sameName.name, edited.name])
    expect(await find(edited.name)).toMatchObject({ kcal: 200 })
    expect(await find(completed.name)).toMatchObject({ kcal: 370, allergens: ['A'] })
    expect(await find(newer.name)).toMatchObject({ kcal: 371 })
    expect(await find(removed.name)).toBeUndefined()
  })

  it('computes recipes again when values change, which name their source', async () => {
    const row = { ...oats, code: randomUUID(), name: `Gerste ${randomUUID()}` }
    await importFile(await tableFile([row]))
    const { id: recipeId, ...created } = await addRecipe(admin, {
      nutritionBy: 'FOODS',
      ingredients: [{ amount: 100, unit: 'g', normalName: row.name }],
    })
    expect(created).toMatchObject({ kcal: 370, foodSources: [{ source: 'BLS', sourceVersion: '4.0' }] })
    await importFile(await tableFile([{ ...row, values: row.values.with(1, '380') }]), '4.1')
    const recipe = await admin.call(recipes.get, { params: { recipeId } })
    expect(recipe).toMatchObject({ kcal: 380, foodSources: [{ source: 'BLS', sourceVersion: '4.1' }] })
  })

  it('of 7 140 foods and all components is imported within 30 seconds, and twice changes nothing', async () => {
    const rows = Array.from({ length: 7140 }, (_row, index) => {
      return {
        ...oats,
        code: `X${index}`,
        name: `Gericht Nummer ${index}`,
        values: oats.values.with(1, `${index % 900}`),
      }
    })
    const path = await tableFile(rows)
    const started = performance.now()
    expect(await importFile(path)).toEqual({ added: 7140, updated: 0, unchanged: 0, refused: [] })
    expect(performance.now() - started).toBeLessThan(30_000)
    const state = () =>
      app.infra.database.prisma.$queryRaw`SELECT md5(string_agg(f::text, '' ORDER BY id)) FROM foods f`
    const before = await state()
    expect(await importFile(path)).toEqual({ added: 0, updated: 0, unchanged: 7140, refused: [] })
    expect(await state()).toEqual(before)
  })

  it.each([
    ['PK\u0003\u0004 a workbook', 'workbook'],
    ['Name;Energie\nHafer;370', "The first column of the file is not 'BLS Code'"],
    ['BLS Code;Lebensmittelbezeichnung\nC1;Hafer', "begins with 'ENERCC'"],
  ])('is refused when it is %j', async (text, message) => {
    const path = join(tmpdir(), `bls-${randomUUID()}.csv`)
    files.push(path)
    await writeFile(path, text)
    await expect(importFile(path)).rejects.toThrow(message)
  })
})

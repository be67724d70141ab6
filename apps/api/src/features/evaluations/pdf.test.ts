import { statisticsOf } from '@kostbar/contracts/evaluations/statistics'
import type { SmallestChange } from '@kostbar/contracts/evaluations/statistics-schemas'
import type { WeekFood } from '@kostbar/contracts/evaluations/week'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { evaluationPdf } from './pdf.ts'
import type { StoredDay, StoredMeal, StoredProtocolWeek } from './protocols.ts'

const days = Array.from({ length: 7 }, (_value, index) => `2026-10-${19 + index}`)
const bread: WeekFood = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Bauernbrot',
  aisle: 'BAKERY',
  hasVolume: false,
  kcal: 225,
  carbs: 45,
  proteins: 7,
  fats: 1,
}
const targets = { kcal: 1800, carbs: 200, proteins: 90, fats: 65 }
const longWord = 'Lebensmittelunverträglichkeitsuntersuchungen'

const week: StoredProtocolWeek = {
  days: days.map(
    (day): StoredDay => ({
      day,
      complete: true,
      ...{ sleepQuality: 4, sleepHours: 7.5, weightKg: null, waterMl: 1500, steps: 12_345 },
      ...{ stress: 6, energy: 5, mood: 4, movement: '', complaints: '', special: '', note: '' },
    }),
  ),
  meals: days.map(
    (day, index): StoredMeal => ({
      id: `01990000-0000-7000-8000-00000000010${index}`,
      day,
      time: '12:30',
      kind: 'LUNCH',
      ...{ place: null, hungerBefore: 6, fullnessAfter: 8, reason: 'HUNGER', note: '' },
      items: [
        { text: 'Bauernbrot', amount: 2, unit: 'SLICE', foodId: bread.id, grams: 100 },
        { text: 'Omas Strudel', amount: null, unit: null, foodId: null, grams: null },
      ],
    }),
  ),
}

const change: SmallestChange = {
  key: `${bread.id}:${bread.id}`,
  day: days[0] ?? '',
  mealId: week.meals[0]?.id ?? '',
  time: '12:30',
  kind: 'LUNCH',
  text: 'Bauernbrot',
  from: { foodId: bread.id, name: 'Bauernbrot', grams: 100.4 },
  to: { foodId: bread.id, name: 'Bauernbrot', grams: 200 },
  effect: { before: { ...targets, kcal: 225 }, after: { ...targets, kcal: 450 }, targets },
  occurrences: 7,
}

const conclusion = `Deine Woche. ${`Vieles daran gelingt dir schon recht gut und mit Freude, ${longWord} braucht es keine. `.repeat(25)}Das war der Schluss.`

let pdf: Buffer
let pages: string[]

beforeAll(async () => {
  pdf = await evaluationPdf({
    protocol: { number: 1, startsOn: days[0] ?? '' },
    person: {
      ...{ name: 'Ben Beispiel', protectiveMode: false, byline: 'Begleitet von Theresa Berger, Diätologie' },
      ...{ weekdayTargets: null, ...targets },
    },
    week,
    content: {
      conclusion,
      changes: [change],
      comments: days.map((day, index) => ({
        day,
        mealId: week.meals[index]?.id ?? null,
        text: `Kommentar ${index}: ${'Das passt gut so. '.repeat(12)}`,
      })),
      statistics: statisticsOf(week, new Map([[bread.id, bread]]), () => targets),
      trainer: 'Theresa',
    },
  })
  pages = await readPdf(pdf)
})

const open = () => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise

it('begins with the conclusion; then changes, figures and comments, on numbered pages that all hold something', () => {
  expect(pages.length).toBeGreaterThan(2)
  const all = pages.join('\n')
  const order = [
    'Auswertung deines 7-Tages-Protokolls',
    'Zusammenfassung',
    'Das war der Schluss.',
    'Eine kleine Änderung',
    'Dein Durchschnitt',
    'Wann du gegessen hast',
    'Getränke',
    'Hunger und Gründe',
    'Schlaf, Stress',
    'Kommentare zu deinen Tagen',
  ].map((text) => all.replace(/\s+/g, ' ').indexOf(text))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(pages[0]).toMatch(/Zusammenfassung/)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
    expect(page.length).toBeGreaterThan(200)
  }
})

it('says what could not be computed, and what a change does', () => {
  const all = pages.join(' ').replace(/\s+/g, ' ')
  expect(all).toContain('7 von 14 Einträgen ohne Nährwert: Omas Strudel.')
  expect(all).toContain('Gerechnet aus 7 von 7 Tagen.')
  expect(all).toContain('Von Bauernbrot 200 g statt 100 g (Montag, 12:30 Uhr, Mittagessen).')
  expect(all).toContain('von 225 auf 450 kcal, dein Ziel sind 1.800 kcal.')
})

it('divides long German words between syllables, and keeps every line within the margins', async () => {
  expect(pages.join('\n')).toMatch(/Lebensmittelunver\p{L}*-|Lebensmittel\p{L}*-\s/u)
  const document = await open()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [, , width = 0] = page.view
    const { items } = await page.getTextContent()
    for (const item of items)
      if ('str' in item && item.str.trim()) expect(item.transform[4] + item.width).toBeLessThanOrEqual(width - 50)
  }
})

it('never breaks a number', () => {
  expect(pages.join('\n').match(/12[.]345/g)).toHaveLength(8)
})

it('is tagged with headings and tables on every page, in German', async () => {
  const document = await open()
  expect((await document.getMetadata()).info).toMatchObject({ Language: 'de-AT' })
  const roles = new Set<string>()
  const collect = (node: { role?: string; children?: object[] }): void => {
    if (node.role) roles.add(node.role)
    for (const child of node.children ?? []) collect(child)
  }
  for (let number = 1; number <= document.numPages; number += 1)
    collect((await (await document.getPage(number)).getStructTree()) ?? {})
  for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
})

it('can be read in grey: every colour of text has enough contrast on white', async () => {
  const document = await open()
  const colors = new Set<string>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
    for (const [index, fn] of fnArray.entries()) if (fn === OPS.setFillRGBColor) colors.add(String(argsArray[index]))
  }
  expect(colors.size).toBeGreaterThan(1)
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  for (const color of colors) {
    const channels = color.match(/[0-9a-f]{2}/gi)?.map((hex) => Number.parseInt(hex, 16) / 255) ?? []
    expect(channels).toHaveLength(3)
    const [red = 0, green = 0, blue = 0] = channels.map(linear)
    // Relative luminance as in WCAG: it must also contrast on printers without colours.
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(4.5)
  }
})

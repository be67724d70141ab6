import type { FoodOrigin } from '@kostbar/contracts/foods/source-text'
import { humanifiedMeals, type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import { conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import type { PlanDay, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { expect, it } from 'vitest'
import { lettersOf, readPdf } from '../../testing/read-pdf.ts'
import type { PrintedPerson } from './person.ts'
import { weekPdf } from './week-pdf.ts'

const person: PrintedPerson = {
  name: 'Anna Berger',
  protectiveMode: false,
  kcal: 2000,
  carbs: 220,
  proteins: 120,
  fats: 70,
  weekdayTargets: null,
  byline: 'Begleitet von Theresa Huber, Diätologie',
}

const recipe = (name: string, extra: Partial<PlannedRecipe> = {}) =>
  ({
    id: name,
    name,
    kcal: 400.4,
    carbs: 40,
    proteins: 20,
    fats: 15,
    tags: [],
    portions: 1.5,
    removed: false,
    allergens: [],
    allergensStated: true,
    ingredientNames: [],
    ...extra,
  }) as unknown as PlannedRecipe

const week = (recipesOf: (day: Weekday, meal: Meal) => PlannedRecipe[], note = ''): PlanDay[] =>
  weekdays.map((day) => ({
    day,
    meals: meals.map((id) => ({
      id,
      humanifiedMeal: humanifiedMeals[id],
      note: id === 'LUNCH' ? note : '',
      enabled: true,
      recipes: recipesOf(day, id),
      foods: [],
    })),
  })) as unknown as PlanDay[]

const print = async (
  days: PlanDay[],
  extra: { person?: Partial<PrintedPerson>; isChecked?: boolean; origins?: FoodOrigin[] } = {},
) =>
  readPdf(
    await weekPdf({
      siteName: 'Tafel',
      days,
      origins: extra.origins ?? [],
      person: { ...person, ...extra.person },
      check: extra.isChecked ? conflictCheck({ allergens: ['H'], intolerances: [], diet: null, dislikes: [] }) : null,
    }),
  )

const lunch = week((_day, meal) => (meal === 'LUNCH' ? [recipe('Linsensuppe-2')] : []))

it('is one page with days, dates, portions, sums and the trainer', async () => {
  const [page = '', ...others] = await print(lunch)
  expect(others).toEqual([])
  for (const text of [
    'Ernährungsplan für Anna Berger',
    'Tafel · Begleitet von Theresa Huber, Diätologie',
    'Montag',
    'Sonntag',
    'Mittagessen',
    'Linsensuppe',
    '1½ Portionen · 601 kcal',
    'Ziel 2.000, −1.399',
    'deutlich weniger',
    'Seite 1 von 1',
  ])
    expect(page).toContain(text)
  expect(page).toMatch(/\d{1,2}\.\d{1,2}\./)
  expect(page).not.toContain('Frühstück')
  expect(page).not.toContain('Linsensuppe-2')
})

it('holds no numbers of nutrition in protective mode', async () => {
  const text = (await print(lunch, { person: { protectiveMode: true } })).join('\n')
  expect(text).toContain('1½ Portionen')
  expect(text).not.toMatch(/kcal|Kohlenhydrate|Ziel|601/)
})

it('marks what conflicts with the care profile, and says what is unknown', async () => {
  const dishes = [
    recipe('Nusskuchen', { allergens: ['H'] }),
    recipe('Eintopf', { allergensStated: false }),
    recipe('Reis'),
  ]
  const days = week((day, meal) => (day === 'Monday' && meal === 'DINNER' ? dishes : []))
  const [page = ''] = await print(days, { isChecked: true })
  expect(lettersOf(page)).toContain(lettersOf('Allergen: Schalenfrüchte'))
  expect(lettersOf(page)).toContain(lettersOf('Unbekannt: Schalenfrüchte'))
  expect(page).toContain('! heißt')
  expect(page).not.toMatch(/frei von/i)
  expect((await print(days)).join()).not.toContain('Allergen')
})

it('lists foods by weight in their order and adds them to the sums', async () => {
  const [monday, ...others] = week((day, meal) =>
    day === 'Monday' && meal === 'LUNCH' ? [recipe('Reis', { position: 1 })] : [],
  )
  const apple = { entryId: 'e', foodId: 'f', position: 0, locked: false, removed: false, name: 'Apfel', grams: 150 }
  const values = {
    measures: [{ name: 'Stück', grams: 150 }],
    kcal: 78,
    carbs: 17,
    proteins: 0.5,
    fats: 0.2,
    allergens: [],
    allergensStated: false,
  }
  for (const meal of monday?.meals ?? []) if (meal.id === 'LUNCH') meal.foods.push({ ...apple, ...values })
  const [page = ''] = await print([monday ?? expect.fail(), ...others], { isChecked: true })
  expect(page).toMatch(/Apfel\s*1 Stück \(150 g\) · 78 kcal\s*! Unbekannt:[\s\S]*Reis\s*1½ Portionen · 601 kcal/)
  expect(page).toContain('679')
})

it('names the sources of its figures, and none where there are no figures', async () => {
  const origins: FoodOrigin[] = [
    { source: 'KOSTBAR', sourceVersion: null },
    { source: 'BLS', sourceVersion: '4.0' },
  ]
  const sources =
    'Nährwerte berechnet nach: Bundeslebensmittelschlüssel (BLS) 4.0, Max Rubner-Institut; unsere Nährwerttabelle'
  const textOf = async (isHidden: boolean) =>
    (await print(lunch, { origins, person: { protectiveMode: isHidden } })).join('\n')
  expect(lettersOf(await textOf(false))).toContain(lettersOf(sources))
  expect(await textOf(true)).not.toContain('Nährwerte')
})

it('has the sums together on one page, with what is said below them', async () => {
  const origins: FoodOrigin[] = [{ source: 'KOSTBAR', sourceVersion: null }]
  for (let length = 500; length < 900; length += 40) {
    const dishes = week(
      (_day, meal) => (meal === 'LUNCH' ? [recipe('Reis'), recipe('Linsen')] : []),
      'abc '.repeat(length / 4),
    )
    const pages = await print(dishes, { origins })
    const last = pages.at(-1)
    for (const text of ['Energie (kcal)', 'Fette (g)', 'Nährwerte berechnet nach'])
      expect(last, `note of ${length} characters`).toContain(text)
  }
})

it('says so when nothing is planned, and leaves empty days empty', async () => {
  expect((await print(week(() => []))).join()).toContain('Für diese Woche ist noch nichts geplant.')
  const monday = week((day, meal) => (day === 'Monday' && meal === 'LUNCH' ? [recipe('Reis')] : []))
  const [page = ''] = await print(monday)
  expect(page.match(/Ziel 2\.000/g)).toHaveLength(1)
})

it('loses nothing of full weeks with long names and notes, page by page', async () => {
  const long = 'Hühnergeschnetzeltes mit Eierschwammerlrahmsauce, Petersilerdäpfeln und Vogerlsalat'
  const nameOf = (day: Weekday, meal: Meal, index: number) => `${long} ${day} ${meal.replace('_', '')} ${'ABCD'[index]}`
  const days = week(
    (day, meal) => [0, 1, 2, 3].map((index) => recipe(nameOf(day, meal, index))),
    'Am Vorabend einweichen und über Nacht zugedeckt in den Kühlschrank stellen. '.repeat(6),
  )
  const pages = await print(days)
  expect(pages.length).toBeGreaterThan(2)
  const letters = pages.map(lettersOf).join('')
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
    for (const title of ['Montag', 'Donnerstag', 'Sonntag']) expect(page).toContain(title)
  }
  for (const day of weekdays)
    for (const meal of meals)
      for (let index = 0; index < 4; index += 1) expect(letters).toContain(lettersOf(nameOf(day, meal, index)))
})

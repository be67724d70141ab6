import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import type { PlanDay, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { careOf } from '../../domain/conflicts/testing/care-profile.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PlanSection } from './plan-section.tsx'
import { EmptyPlanCard, TodayCard } from './today-card.tsx'
// Preloads the lazy chunks, so that the first test does not wait for their import.
import './fit-dialog.tsx'
import './shopping-dialog.tsx'
import '../../domain/recipes/dish-illustration.tsx'

const soup: PlannedRecipe = {
  id: 'r-1',
  name: 'Linsensuppe-2',
  image: null,
  picture: ['lentils'],
  kcal: 1000.4,
  carbs: 100,
  proteins: 50,
  fats: 40,
  tags: [],
  toggled: false,
  prepMinutes: 30,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
  portions: 1.5,
  removed: false,
  entryId: 'e-1',
  position: 0,
  locked: false,
  edited: false,
}

/** @param off meal that is switched off, of which the API lists no entries */
const week = (recipes: PlannedRecipe[] = [], off?: string): PlanDay[] =>
  weekdays.map((day) => ({
    day,
    version: 0,
    meals: meals.map((id) => {
      const planned = id === 'LUNCH' && day === 'Saturday' ? recipes : []
      return {
        id,
        humanifiedMeal: humanifiedMeals[id],
        note: '',
        enabled: id !== off,
        hasEntries: planned.length > 0,
        recipes: id === off ? [] : planned,
        foods: [],
      }
    }),
  }))

const linkTo = (id: string, portions: number) => ({ to: `?rezept=${id}&portionen=${portions}` })

const sourcesCall = `GET /nutritionplan/${member.id}/sources`

function serve(days: PlanDay[], answers: Parameters<typeof fakeApi>[0] = {}) {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
  return fakeApi({ 'GET /nutritionplan': () => days, [sourcesCall]: () => [], ...answers })
}

function show(days: PlanDay[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = serve(days, answers)
  const user = { ...member, kcal: 1500, carbs: 140, proteins: 90, fats: 55 }
  return { calls, ...renderPage(<PlanSection recipeLink={linkTo} />, { user }) }
}

function showToday(days: PlanDay[], now?: string, trainer: object | null = { allowSwaps: true }) {
  serve(days, { 'GET /clients/my-trainer': () => ({ trainer }) })
  if (now) vi.setSystemTime(now)
  return renderPage(
    <>
      <TodayCard recipeLink={linkTo} isExpected />
      <EmptyPlanCard />
    </>,
  )
}

test('starts the week today, with links that open recipes with the planned portions', async () => {
  show(week([soup]))
  const days = await screen.findAllByRole('heading', { level: 2 })
  expect(days.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Samstag, Heute, 21.11.', 'Sonntag, 22.11.'])
  expect(screen.getAllByText('Heute')).toHaveLength(1)
  expect(screen.getByText('1½ Portionen · 1.501 kcal')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Linsensuppe' }).getAttribute('href')).toBe('/?rezept=r-1&portionen=1.5')
})

/** Opens the page again at a later moment, as a phone does that is unlocked. */
function lookAgainAt(moment: string) {
  vi.setSystemTime(moment)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('looked at again the next morning, the week starts with the new day', async () => {
  show(week([soup]))
  await screen.findByText('Heute')
  lookAgainAt('2026-11-22T06:00:00Z')
  const days = screen.getAllByRole('heading', { level: 2 })
  expect(days.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Sonntag, Heute, 22.11.', 'Montag, 23.11.'])
})

test('looked at again the next morning, the overview shows the meals of the new day', async () => {
  showToday(week([soup]), '2026-11-20T20:00:00Z')
  await screen.findByRole('heading', { name: 'Morgen: Mittagessen' })
  lookAgainAt('2026-11-21T06:00:00Z')
  screen.getByRole('heading', { name: 'Als Nächstes: Mittagessen' })
})

test('compares each sum to its target, also in words', async () => {
  show(week([soup]))
  const table = within(await screen.findByRole('table', { name: 'Tagessumme Samstag' }))
  const row = (name: RegExp) => table.getByRole('row', { name }).textContent
  expect(row(/^Energie/)).toBe('Energie kcalim Ziel1.5011.500+1')
  expect(row(/^Kohlenhydrate/)).toBe('Kohlenhydrate getwas mehr150140+10')
  expect(row(/^Proteine/)).toBe('Proteine gdeutlich weniger7590−15')
  expect(row(/^Fette/)).toBe('Fette getwas mehr6055+5')
})

test('marks a withdrawn recipe without a link, and counts it', async () => {
  show(week([{ ...soup, removed: true }]))
  await screen.findByText('Nicht mehr im Kochbuch, zählt aber mit')
  expect(screen.queryByRole('link', { name: 'Linsensuppe' })).toBeNull()
  expect(screen.getByRole('row', { name: /^Energie/ }).textContent).toContain('1.501')
})

test('shows the empty state for an empty plan and for one with only disabled meals', async () => {
  show(week([soup], 'LUNCH'))
  await screen.findByRole('heading', { name: 'Deine Woche ist noch frei' })
})

test.each([
  ['a coached member', { allowSwaps: true }, []],
  ['a member without a trainer', null, ['Mit einer fertigen Woche starten', 'Woche zusammenstellen']],
])('lets %s switch the only planned meals on again', async (_who, trainer, actions) => {
  let days = week([soup], 'LUNCH')
  const { user } = show(days, {
    'GET /clients/my-trainer': () => ({ trainer }),
    'GET /nutritionplan': () => days,
    [`POST /users/${member.id}/togglemeal/LUNCH`]: () => {
      days = week([soup])
      return { success: true }
    },
  })
  await screen.findByText(/^Mahlzeiten sind ausgeschaltet/)
  for (const name of actions) expect(screen.getByText(name)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mahlzeiten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mahlzeiten' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Mittagessen' }))
  await user.click(dialog.getByRole('button', { name: 'Schließen' }))
  await screen.findByRole('link', { name: 'Linsensuppe' })
})

test.each([
  ['switched-off meals are not theirs to switch on', { allowSwaps: false }, 'LUNCH'],
  ['no meal is off', { allowSwaps: true }, undefined],
  ['nothing is planned for the meal that is off', { allowSwaps: true }, 'LUNCH'],
])('offers no meals to switch on when %s', async (_why, trainer, off) => {
  const { calls } = show(week([], off), { 'GET /clients/my-trainer': () => ({ trainer }) })
  await screen.findByText(/^Sobald dein Plan steht/)
  await waitFor(() => expect(calls.some(({ call }) => call === 'GET /clients/my-trainer')).toBe(true))
  expect(screen.queryByRole('button', { name: 'Mahlzeiten' })).toBeNull()
  screen.getByRole('link', { name: 'Rezepte ansehen' })
})

const need = { aisle: 'PANTRY', food: null, state: 'NEW', listedAs: null, staple: false, declined: false }
const needs = [
  { ...need, key: 'g nudeln', name: '300 g Nudeln', state: 'MORE', listedAs: '100 g Nudeln' },
  { ...need, key: 'Stk zwiebeln', name: '1 Zwiebel', aisle: 'PRODUCE' },
  { ...need, key: 'ml öl', name: 'Olivenöl', staple: true },
  { ...need, key: 'g reis', name: '200 g Reis', state: 'LISTED', listedAs: '200 g Reis' },
]
const review = { 'GET /shopping/plan': () => ({ needs }) }
const items = ['300 g Nudeln', '1 Zwiebel'].map((name) => ({ id: name, name, checked: false }))

test('puts what the days need on the shopping list in one tap, staples apart, and takes it back', async () => {
  const { calls, user } = show(week([soup]), {
    ...review,
    'POST /shopping/plan': () => ({ batchId: 'b-1', items }),
    'POST /shopping/plan/undo': () => ({ success: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Einkaufsliste aus Plan' }))
  const dialog = within(await screen.findByRole('dialog'))
  const take = await dialog.findByRole('button', { name: '2 Zutaten übernehmen' })
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Obst und Gemüse',
    'Vorrat',
  ])
  expect(dialog.getByText('auf der Liste bisher: 100 g Nudeln')).toBeTruthy()
  await user.click(dialog.getByText('Hast du wohl zu Hause (1)'))
  expect(dialog.getByRole('checkbox', { name: 'Olivenöl' })).toHaveProperty('checked', false)
  await user.click(dialog.getByRole('checkbox', { name: 'Olivenöl' }))
  await user.click(dialog.getByRole('checkbox', { name: '1 Zwiebel' }))
  await user.click(take)
  await dialog.findByText('2 Zutaten stehen jetzt auf deiner Einkaufsliste.')
  expect(calls.find(({ call }) => call === 'POST /shopping/plan')?.body).toEqual({
    days: ['Saturday'],
    keys: ['g nudeln', 'ml öl'],
    people: 1,
  })
  const link = dialog.getByRole('link', { name: 'Zur Einkaufsliste' })
  expect(link.getAttribute('href')).toBe('/profile/einkauf-und-notizen')
  await user.click(dialog.getByRole('button', { name: 'Rückgängig' }))
  await dialog.findByRole('button', { name: '2 Zutaten übernehmen' })
  expect(calls.find(({ call }) => call === 'POST /shopping/plan/undo')?.body).toEqual({ batchId: 'b-1' })
})

test('reviews and takes over what the household needs, which is remembered', async () => {
  localStorage.setItem(`household:${member.id}`, '3')
  const { calls, user } = show(week([soup]), { ...review, 'POST /shopping/plan': () => ({ batchId: 'b-1', items }) })
  await user.click(await screen.findByRole('button', { name: 'Einkaufsliste aus Plan' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('3 Personen')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Mehr Personen' }))
  expect(dialog.getByText('4 Personen')).toBeTruthy()
  const asked = () => calls.map(({ call }) => call).filter((call) => call.startsWith('GET /shopping/plan'))
  await waitFor(() =>
    expect(asked()).toEqual([3, 4].map((people) => `GET /shopping/plan?days=Saturday&people=${people}`)),
  )
  await user.click(await dialog.findByRole('button', { name: '2 Zutaten übernehmen' }))
  await dialog.findByText('2 Zutaten stehen jetzt auf deiner Einkaufsliste.')
  expect(calls.find(({ call }) => call === 'POST /shopping/plan')?.body).toMatchObject({ people: 4 })
  expect(localStorage.getItem(`household:${member.id}`)).toBe('4')
})

test('does not propose more of an ingredient once it was left out', async () => {
  const [more] = needs
  const { user } = show(week([soup]), { 'GET /shopping/plan': () => ({ needs: [{ ...more, declined: true }] }) })
  await user.click(await screen.findByRole('button', { name: 'Einkaufsliste aus Plan' }))
  await user.click(await screen.findByText('Hast du wohl zu Hause (1)'))
  expect(screen.getByRole('checkbox', { name: /300 g Nudeln/ })).toHaveProperty('checked', false)
})

test('keeps the review open after a refusal, with the reason; without a day there is nothing to take', async () => {
  const { user } = show(week([soup]), {
    ...review,
    'POST /shopping/plan': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Einkaufsliste aus Plan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: '2 Zutaten übernehmen' }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Gerade nicht erreichbar.'))
  await user.click(dialog.getByRole('button', { name: 'Samstag' }))
  expect(dialog.getByRole('status').textContent).toBe('Wähle mindestens einen Tag.')
})

test('scrolls to days by name, and marks today and the visible ones', async () => {
  const { user } = show(week([soup]))
  const days = within(await screen.findByRole('navigation', { name: 'Zu einem Tag der Woche' })).getAllByRole('button')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Sa21.11.Samstag, 21.11., heute',
    'So22.11.Sonntag, 22.11.',
    'Mo23.11.Montag, 23.11.',
    'Di24.11.Dienstag, 24.11.',
    'Mi25.11.Mittwoch, 25.11.',
    'Do26.11.Donnerstag, 26.11.',
    'Fr27.11.Freitag, 27.11.',
  ])
  const monday = screen.getByRole('heading', { name: /^Montag/ }).closest('li') ?? expect.fail()
  const scrolled = vi.spyOn(monday, 'scrollIntoView')
  await user.click(screen.getByRole('button', { name: 'Montag, 23.11.' }))
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ inline: 'start', block: 'nearest' }))
})

/** Week with breakfast and lunch on Saturday and dinner on Monday. */
const plannedWeek = () =>
  week().map((day) => ({
    ...day,
    meals: day.meals.map((meal) => {
      const planned = { Saturday: ['BREAKFAST', 'LUNCH'], Monday: ['DINNER'] }[day.day as string] ?? []
      return planned.includes(meal.id) ? { ...meal, recipes: [{ ...soup, name: `${meal.id} 1` }] } : meal
    }),
  }))

test.each([
  ['in the morning breakfast', '2026-11-21T06:00:00Z', 'Als Nächstes: Frühstück', 'BREAKFAST', 'Mittagessen'],
  ['before noon lunch', '2026-11-21T09:00:00Z', 'Als Nächstes: Mittagessen', 'LUNCH', 'Frühstück'],
  [
    'on the evening before, the first meal of the next day',
    '2026-11-22T19:00:00Z',
    'Morgen: Abendessen',
    'DINNER',
    null,
  ],
  [
    'after the last one, the first meal of the week',
    '2026-11-21T19:00:00Z',
    'Montag: Abendessen',
    'DINNER',
    'Frühstück',
  ],
])('the next meal is %s, with its recipe', async (_when, now, title, recipe, other) => {
  showToday(plannedWeek(), now)
  await screen.findByRole('heading', { level: 2, name: title })
  const links = screen.getAllByRole('link')
  expect(links[0]?.textContent).toBe(recipe)
  expect(links[0]?.getAttribute('href')).toBe('/?rezept=r-1&portionen=1.5')
  expect(screen.queryAllByRole('heading', { level: 4 })[0]?.textContent ?? null).toBe(other)
})

test('sums today, and leads to the plan', async () => {
  showToday(week([soup]))
  await screen.findByText('1.501 kcal geplant')
  expect(screen.getByText('Sonst ist für heute nichts geplant.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zum Ernährungsplan' })).toBeTruthy()
})

test('names a day without meals; without a plan it says what to do', async () => {
  showToday(plannedWeek(), '2026-11-22T10:00:00Z')
  await screen.findByText('Für heute ist nichts geplant.')
  cleanup()
  showToday(week())
  await screen.findByRole('link', { name: 'Rezepte ansehen' })
  expect(screen.queryByText(/^Als Nächstes/)).toBeNull()
})

test.each([
  ['of a coached member with its meals off', 'LUNCH', { allowSwaps: true }, /^Mahlzeiten sind ausgeschaltet/, 'plan'],
  ['of a member without a trainer with its meals off', 'LUNCH', null, /^Mahlzeiten sind ausgeschaltet/, 'plan'],
  ['of a member whose meal that is off was empty', 'LATE_SNACK', null, /^Fang mit einer fertigen Woche an/, 'plan'],
  ['of a member without a trainer', undefined, null, /^Fang mit einer fertigen Woche an/, 'plan'],
  ['with meals off that are not theirs to switch on', 'LUNCH', { allowSwaps: false }, /^Sobald dein/, 'recipes'],
] as const)('says what to do about an empty plan %s', async (_whose, off, trainer, text, target) => {
  showToday(week(off === 'LUNCH' ? [soup] : [], off), undefined, trainer)
  await screen.findByText(text)
  const links = {
    plan: { name: 'Zum Ernährungsplan', pathname: '/profile/ernaehrungsplan' },
    recipes: { name: 'Rezepte ansehen', pathname: '/profile/alternative-rezepte' },
  }
  const { name, pathname } = links[target]
  expect(screen.getByRole('link', { name })).toHaveProperty('pathname', pathname)
})

test('fits the portions to the targets, and undoes it', async () => {
  let portions = 0.5
  const { calls } = show([], {
    'GET /nutritionplan': () => week([{ ...soup, portions }]),
    [`POST /nutritionplan/${member.id}/portions`]: ({ body }) => {
      portions = (body as { changes: { to: number }[] }).changes[0]?.to ?? 0
      return { success: true }
    },
  })
  const change = { day: 'Saturday', meal: 'LUNCH', recipeId: 'r-1' }
  ;(await screen.findByRole('button', { name: 'Portionen anpassen' })).click()
  const dialog = within(await screen.findByRole('dialog', { name: 'Portionen anpassen' }))
  expect(dialog.getByRole('checkbox', { name: 'Samstag' })).toBeTruthy()
  expect(dialog.getByRole('row', { name: 'Energie kcal 500 1.501 1.500' })).toBeTruthy()
  expect(dialog.getByText('statt ½ Portion 1½ Portionen').previousElementSibling?.textContent).toBe('½1½')
  dialog.getByRole('checkbox').click()
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: /übernehmen/ }).disabled).toBe(true))
  dialog.getByRole('checkbox').click()
  ;(await dialog.findByRole('button', { name: 'Portion übernehmen' })).click()
  await screen.findByText('Die Portionen von einem Gericht sind angepasst.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.at(-2)?.body).toEqual({ changes: [{ ...change, from: 0.5, to: 1.5 }] })
  screen.getByRole('button', { name: 'Rückgängig' }).click()
  await screen.findByText('Die Portionen sind wieder wie vorher.')
  expect(calls.at(-2)?.body).toEqual({ changes: [{ ...change, from: 1.5, to: 0.5 }] })
})

test('says that portions fit already, and offers nothing without targets', async () => {
  show(week([soup]))
  ;(await screen.findByRole('button', { name: 'Portionen anpassen' })).click()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/passen schon so gut/)).toBeTruthy()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  cleanup()
  serve(week([soup]))
  renderPage(<PlanSection recipeLink={linkTo} />, { user: member })
  await screen.findByRole('button', { name: 'Einkaufsliste aus Plan' })
  expect(screen.queryByRole('button', { name: 'Portionen anpassen' })).toBeNull()
})

test('marks conflicts with the care profile in the plan and where portions are proposed', async () => {
  const { user } = show(week([{ ...soup, portions: 1, allergens: ['H'] }]), {
    [`GET /care-profile/${member.id}`]: () => careOf({ allergens: ['H', 'G'] }),
  })
  await screen.findByText('Allergen: Schalenfrüchte')
  await user.click(screen.getByRole('button', { name: 'Portionen anpassen' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Allergen: Schalenfrüchte')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Milch')
})

test('shows figures that add up, on each day and in its sum', async () => {
  const recipe = (id: string) => ({
    ...soup,
    id,
    entryId: id,
    name: `Teller ${'I'.repeat(Number(id))}`,
    kcal: 100.4,
    portions: 1,
  })
  show(week([recipe('1'), recipe('2'), recipe('3')]))
  const table = within(await screen.findByRole('table', { name: 'Tagessumme Samstag' }))
  expect(table.getByRole('row', { name: /^Energie/ }).textContent).toContain('3011.500−1.199')
  expect(screen.getAllByText(/^1 Portion · /).map(({ textContent }) => textContent)).toEqual([
    '1 Portion · 101 kcal',
    '1 Portion · 100 kcal',
    '1 Portion · 100 kcal',
  ])
})

test('prints the week alone, with the name and the period', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = show(week([soup]))
  await user.click(await screen.findByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledOnce()
  const sheet = document.querySelector<HTMLElement>('[data-printed="alone"]') ?? expect.fail()
  expect(sheet.dataset.week).toBe('normal')
  expect(sheet.textContent).toContain(`Ernährungsplan für ${member.firstName}`)
  expect(sheet.textContent).toContain('21.\u00a0November 2026 bis 27.\u00a0November 2026')
})

test('sets a week with many entries smaller on paper', async () => {
  show(
    week(
      Array.from({ length: 8 }, (_, index) => ({
        ...soup,
        id: `r-${index}`,
        entryId: `e-${index}`,
        name: `Gang ${'I'.repeat(index + 1)}`,
      })),
    ),
  )
  await screen.findByRole('link', { name: 'Gang I' })
  expect(document.querySelector('[data-week="dense"]')).toBeTruthy()
})

test('lists foods by weight among the recipes, in their order', async () => {
  const apple = {
    entryId: 'e-2',
    position: 0,
    locked: false,
    removed: false,
    foodId: 'f-1',
    name: 'Apfel',
    grams: 150,
    measures: [{ name: 'Stück', grams: 150 }],
    kcal: 78.4,
    carbs: 17,
    proteins: 0.5,
    fats: 0.2,
    allergens: [],
    allergensStated: true,
  }
  const planned = week([{ ...soup, position: 1 }]).map((day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.recipes.length > 0 ? { ...meal, foods: [apple] } : meal)),
  }))
  show(planned)
  const meal = (await screen.findByText('Apfel')).closest('ul')
  expect([...(meal?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Apfel1 Stück (150 g) · 78 kcal'),
    expect.stringContaining('Linsensuppe'),
  ])
})

test('names the sources of the figures; not without figures', async () => {
  const sources = [{ source: 'BLS', sourceVersion: '4.0' }]
  const { unmount } = show(week([soup]), { [sourcesCall]: () => sources })
  const text = 'Nährwerte berechnet nach: Bundeslebensmittelschlüssel (BLS) 4.0, Max Rubner-Institut'
  expect(await screen.findByText(text)).toBeTruthy()
  unmount()
  const calls = serve(week([soup]), { [sourcesCall]: () => sources })
  renderPage(<PlanSection recipeLink={linkTo} />, { user: { ...member, protectiveMode: true } })
  expect(await screen.findAllByText('Linsensuppe')).toBeTruthy()
  expect(calls.map(({ call }) => call)).not.toContain(sourcesCall)
  expect(screen.queryByText(text)).toBeNull()
})

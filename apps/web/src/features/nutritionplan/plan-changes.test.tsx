import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import type { PlanRevision } from '@kostbar/contracts/nutritionplan/revision-schemas'
import type { PlanDay, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import type { SwapProposal } from '@kostbar/contracts/nutritionplan/swap-schemas'
import type { StartingWeek } from '@kostbar/contracts/templates/week-schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { careOf } from '../../domain/conflicts/testing/care-profile.ts'
import { chooseWeekParam } from '../../lib/paths.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PlanSection } from './plan-section.tsx'
// Preloads the lazy chunks, so that the first test does not wait for their import.
import './change-recipe-dialog.tsx'
import './meals-dialog.tsx'
import './revisions-dialog.tsx'
import './weeks-dialog.tsx'
import '../../domain/recipes/dish-illustration.tsx'

const card = {
  image: null,
  picture: ['lentils'] as string[],
  kcal: 400,
  carbs: 50,
  proteins: 20,
  fats: 10,
  tags: [],
  toggled: false,
  prepMinutes: null,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
}

const soup: PlannedRecipe = {
  ...card,
  id: 'r-1',
  name: 'Linsensuppe',
  entryId: 'e-1',
  position: 0,
  locked: false,
  edited: false,
  portions: 1.5,
  removed: false,
}
const stew: SwapProposal = { ...card, id: 'r-2', name: 'Eintopf', kcal: 610, carbs: 65, proteins: 33, portions: 1 }

const week = (recipes: readonly PlannedRecipe[]): PlanDay[] =>
  weekdays.map((day) => ({
    day,
    version: day === 'Monday' ? 7 : 0,
    meals: meals.map((id) => ({
      id,
      humanifiedMeal: humanifiedMeals[id],
      note: '',
      enabled: true,
      recipes: id === 'LUNCH' && day === 'Monday' ? [...recipes] : [],
      foods: [],
    })),
  }))

const starting: StartingWeek[] = [
  {
    id: 'w-1',
    name: 'Bunte Woche',
    description: 'Von allem etwas.',
    tags: ['Mischkost'],
    kcal: 1_790,
    conflicts: 0,
    days: [],
  },
  {
    id: 'w-2',
    name: 'Vegetarische Woche',
    description: 'Ohne Fleisch.',
    tags: ['Vegetarisch'],
    kcal: 1_810,
    conflicts: 3,
    days: [{ day: 'Monday', entries: [{ name: 'Eintopf', meal: 'LUNCH' }] }],
  },
]

const coachedBy = (allowSwaps: boolean) => ({ trainer: { firstName: 'Tina', allowSwaps } })

type Answers = Parameters<typeof fakeApi>[0]

function show(days: PlanDay[], answers: Answers = {}, user = member, at = '/') {
  const calls = fakeApi({
    'GET /nutritionplan': () => days,
    'GET /clients/my-trainer': () => ({ trainer: null }),
    [`GET /care-profile/${member.id}`]: () => careOf(),
    [`GET /nutritionplan/${member.id}/sources`]: () => [],
    [`GET /nutritionplan/${member.id}/swaps`]: () => [stew],
    'GET /templates/weeks': () => starting,
    ...answers,
  })
  return { calls, ...renderPage(<PlanSection recipeLink={(id) => ({ to: `?rezept=${id}` })} />, { user, at }) }
}

const sent = (calls: FakeCall[], call: string) => calls.filter((made) => made.call === call).map(({ body }) => body)
const openSoup = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Linsensuppe ändern oder tauschen' }))
  return within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
}
const swapCall = `POST /nutritionplan/${member.id}/swap`

test('swaps a recipe, says what it changes, and undoes it', async () => {
  const undoCall = `POST /nutritionplan/${member.id}/revisions/rev-1/undo`
  const { calls, user } = show(week([soup]), {
    [swapCall]: () => ({ version: 8, revisionId: 'rev-1' }),
    [undoCall]: () => ({ success: true }),
  })
  const dialog = await openSoup(user)
  await dialog.findByText('Eintopf')
  expect(calls.find(({ call }) => call.includes('/swaps'))?.call).toContain('recipeId=r-1&portions=1.5')
  dialog.getByText('+10 kcal, −10 g Kohlenhydrate, +3 g Proteine, −5 g Fette')
  await user.click(dialog.getByRole('button', { name: 'Gegen Eintopf tauschen' }))
  await screen.findByText('„Linsensuppe“ ist gegen „Eintopf“ getauscht.')
  expect(sent(calls, swapCall)).toEqual([
    { day: 'Monday', meal: 'LUNCH', version: 7, from: 'r-1', to: 'r-2', portions: 1 },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await screen.findByText('Dein Plan ist wieder wie vorher.')
  expect(sent(calls, undoCall)).toEqual([{ overrides: [] }])
})

test('a double click swaps once; only the pressed button waits', async () => {
  const answer = Promise.withResolvers<object>()
  const { calls, user } = show(week([soup]), {
    [swapCall]: () => answer.promise,
    [`GET /nutritionplan/${member.id}/swaps`]: () => [stew, { ...stew, id: 'r-3', name: 'Curry' }],
  })
  const dialog = await openSoup(user)
  const button = (name: string) => dialog.getByRole('button', { name }) as HTMLButtonElement
  await user.click(await dialog.findByRole('button', { name: 'Mehr Portionen' }))
  await dialog.findByText('Eintopf')
  await user.dblClick(button('Gegen Eintopf tauschen'))
  await waitFor(() => expect(button('Gegen Eintopf tauschen').textContent).toContain('Einen Moment'))
  expect(button('Gegen Eintopf tauschen').disabled).toBe(false)
  for (const name of ['Gegen Curry tauschen', 'Portionen übernehmen']) expect(button(name).disabled).toBe(true)
  answer.resolve({ version: 8, revisionId: 'rev-1' })
  await screen.findByText('„Linsensuppe“ ist gegen „Eintopf“ getauscht.')
  expect(sent(calls, swapCall)).toHaveLength(1)
})

test('a dialog that is opened while a change is being undone stays open', async () => {
  const undone = Promise.withResolvers<object>()
  const { user } = show(week([soup]), {
    [swapCall]: () => ({ version: 8, revisionId: 'rev-1' }),
    [`POST /nutritionplan/${member.id}/revisions/rev-1/undo`]: () => undone.promise,
  })
  const dialog = await openSoup(user)
  await user.click(await dialog.findByRole('button', { name: 'Gegen Eintopf tauschen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await user.click(screen.getByRole('button', { name: 'Mehr' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mahlzeiten' }))
  await screen.findByRole('dialog', { name: 'Mahlzeiten' })
  undone.resolve({ success: true })
  await screen.findByText('Dein Plan ist wieder wie vorher.')
  screen.getByRole('dialog', { name: 'Mahlzeiten' })
})

test('asks for the reason when undoing brings an allergen back', async () => {
  const undoCall = `POST /nutritionplan/${member.id}/revisions/rev-1/undo`
  const current = [{ recipeId: 'r-1', foodId: null, name: 'Linsensuppe', allergen: 'L' }]
  const { calls, user } = show(week([soup]), {
    [swapCall]: () => ({ version: 8, revisionId: 'rev-1' }),
    [undoCall]: ({ body }) =>
      (body as { overrides: unknown[] }).overrides.length > 0
        ? { success: true }
        : Response.json({ success: false, code: 'allergen_conflict', msg: 'Allergen', current }, { status: 409 }),
  })
  const dialog = await openSoup(user)
  await user.click(await dialog.findByRole('button', { name: 'Gegen Eintopf tauschen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('Linsensuppe enthält Sellerie')
  await user.type(question.getByRole('textbox'), 'Ohne Sellerie gekocht')
  await user.click(question.getByRole('button', { name: 'Trotzdem einplanen' }))
  await screen.findByText('Dein Plan ist wieder wie vorher.')
  expect(sent(calls, undoCall).at(-1)).toEqual({
    overrides: [{ recipeId: 'r-1', allergen: 'L', reason: 'Ohne Sellerie gekocht' }],
  })
})

test('a coached member undoes an own change later, from the list of changes', async () => {
  const swapped = (id: string, changes: Partial<PlanRevision> = {}): PlanRevision => ({
    ...{ id, draft: false, cause: 'SWAP', author: 'Mona', createdAt: '2026-11-24T10:00:00.000Z' },
    ...{ undoneAt: null, undoneBy: null, mayUndo: true, meals: [], switches: [] },
    ...changes,
  })
  const undoCall = `POST /nutritionplan/${member.id}/revisions/rev-2/undo`
  let isOvertaken = true
  const { calls, user } = show(week([soup]), {
    'GET /clients/my-trainer': () => coachedBy(true),
    [`GET /nutritionplan/${member.id}/revisions`]: () => ({
      items: [swapped('rev-3', { cause: 'PUBLISH', author: 'Tina', mayUndo: false }), swapped('rev-2')],
      cursor: null,
    }),
    [undoCall]: () => (isOvertaken ? refusal(409, 'changed_meanwhile') : { success: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Mehr' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Verlauf' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Verlauf' }))
  await dialog.findByText(/^Tina/)
  const [undo, ...others] = dialog.getAllByRole('button', { name: /zurücknehmen$/ })
  expect(others).toEqual([])
  await user.click(undo ?? expect.fail())
  await screen.findByText(/^Das lässt sich nicht mehr rückgängig machen/)
  isOvertaken = false
  await user.click(undo ?? expect.fail())
  await screen.findByText('Dein Plan ist wieder wie vorher.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(calls, undoCall)).toEqual([{ overrides: [] }, { overrides: [] }])
})

const portionsCall = `POST /nutritionplan/${member.id}/portions`
const changePortions = async (user: ReturnType<typeof show>['user']) => {
  const dialog = await openSoup(user)
  await user.click(dialog.getByRole('button', { name: 'Mehr Portionen' }))
  await user.click(dialog.getByRole('button', { name: 'Portionen übernehmen' }))
}
const swap = async (user: ReturnType<typeof show>['user']) => {
  const dialog = await openSoup(user)
  await user.click(await dialog.findByRole('button', { name: 'Gegen Eintopf tauschen' }))
}

test.each([
  ['a swap', swapCall, swap],
  ['other portions', portionsCall, changePortions],
])('%s in a plan that changed meanwhile says so, and shows the plan as it is', async (_what, call, change) => {
  const { user } = show(week([soup]), { [call]: () => refusal(409, 'changed_meanwhile') })
  await change(user)
  await screen.findByText('Dein Plan hat sich inzwischen geändert. Hier siehst du ihn, wie er jetzt ist.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('keeps the dialog open after another refusal', async () => {
  const { user } = show(week([soup]), { [swapCall]: () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.') })
  await swap(user)
  await screen.findByText('Gerade nicht erreichbar.')
  screen.getByRole('dialog', { name: 'Linsensuppe' })
})

test('marks unknown allergens of proposals', async () => {
  const { user } = show(week([soup]), {
    [`GET /care-profile/${member.id}`]: () => careOf({ allergens: ['H'] }),
    [`GET /nutritionplan/${member.id}/swaps`]: () => [{ ...stew, allergensStated: false }],
  })
  const dialog = await openSoup(user)
  await dialog.findByText('Unbekannt: Schalenfrüchte')
})

test('shows no numbers of proposals and weeks in protective mode', async () => {
  const hidden = { ...member, protectiveMode: true }
  const { user, unmount } = show(week([soup]), {}, hidden)
  const dialog = await openSoup(user)
  await dialog.findByText('Eintopf')
  expect(dialog.queryByText(/kcal|Kohlenhydrate/)).toBeNull()
  unmount()
  const empty = show(week([]), {}, hidden)
  await empty.user.click(await screen.findByRole('button', { name: 'Mit einer fertigen Woche starten' }))
  const weeks = within(await screen.findByRole('dialog'))
  await weeks.findByRole('radio', { name: /Bunte Woche/ })
  expect(weeks.queryByText(/kcal|Tagesziel/)).toBeNull()
})

test('changes the portions of a recipe', async () => {
  const { calls, user } = show(week([soup]), { [portionsCall]: () => ({ success: true }) })
  await changePortions(user)
  await screen.findByText('Die Portionen von einem Gericht sind angepasst.')
  expect(sent(calls, portionsCall)).toEqual([
    { changes: [{ day: 'Monday', meal: 'LUNCH', recipeId: 'r-1', from: 1.5, to: 2 }] },
  ])
})

test('switches meals off and on', async () => {
  const call = `POST /users/${member.id}/togglemeal/LATE_SNACK`
  const { calls, user } = show(week([soup]), { [call]: () => ({ success: true, enabled: false }) })
  await user.click(await screen.findByRole('button', { name: 'Mehr' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mahlzeiten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mahlzeiten' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Spätmahlzeit' }))
  await waitFor(() => expect(calls.some((made) => made.call === `${call}?enabled=false`)).toBe(true))
})

test('shows two meals as off although the answers take their time', async () => {
  const answer = Promise.withResolvers<object>()
  const call = (meal: string) => `POST /users/${member.id}/togglemeal/${meal}`
  const off = { success: true, enabled: false }
  const { calls, user } = show(week([soup]), {
    [call('BREAKFAST')]: () => answer.promise,
    [call('LATE_SNACK')]: () => off,
  })
  await user.click(await screen.findByRole('button', { name: 'Mehr' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mahlzeiten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mahlzeiten' }))
  const expectOff = (name: string) => expect(dialog.getByRole('checkbox', { name })).toHaveProperty('checked', false)
  await user.click(dialog.getByRole('checkbox', { name: 'Frühstück' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Spätmahlzeit' }))
  await waitFor(() => expectOff('Spätmahlzeit'))
  expectOff('Frühstück')
  answer.resolve(off)
  await waitFor(() => expect(calls.some((made) => made.call.startsWith(call('LATE_SNACK')))).toBe(true))
})

test('starts a member without a trainer from a chosen week, and names what was adapted', async () => {
  const { calls, user } = show(week([]), {
    'POST /templates/w-2/start': () => ({
      revisionId: 'rev-2',
      fitted: true,
      adapted: [
        { day: 'Monday', meal: 'LUNCH', name: 'Nudeln', replacement: 'Reis', reasons: ['Allergen: Gluten'] },
        { day: 'Sunday', meal: 'DINNER', name: 'Brot', replacement: null, reasons: ['Allergen: Gluten'] },
      ],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Mit einer fertigen Woche starten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fertige Wochen' }))
  expect(await dialog.findByRole('radio', { name: 'Bunte Woche ca. 1.800 kcal am Tag' })).toHaveProperty(
    'checked',
    true,
  )
  expect(dialog.queryByText(/Dein bisheriger Plan wird ersetzt/)).toBeNull()
  await user.click(dialog.getByRole('radio', { name: /^Vegetarische Woche *3 Gerichte passen nicht zu dir/ }))
  dialog.getByText('Eintopf')
  dialog.getByText('ca. 1.800 kcal am Tag', { selector: 'label:has(input:checked) *' })
  await user.click(dialog.getByRole('button', { name: 'Mit dieser Woche starten' }))
  await screen.findByText('Deine Woche steht.')
  expect(sent(calls, 'POST /templates/w-2/start')).toEqual([{ versions: [7, 0, 0, 0, 0, 0, 0] }])
  await user.click(screen.getByText('2 Gerichte sind an dein Ernährungsprofil angepasst'))
  screen.getByText('Montag, Mittagessen: statt „Nudeln“ gibt es „Reis“ (Allergen: Gluten)')
  screen.getByText('Sonntag, Abendessen: „Brot“ ist weggelassen (Allergen: Gluten)')
})

test('a link opens the weeks of an empty plan, for a member who may choose one', async () => {
  const at = `/?${chooseWeekParam}=1`
  const alone = show(week([]), {}, member, at)
  await alone.user.click(
    within(await screen.findByRole('dialog', { name: 'Fertige Wochen' })).getByRole('button', { name: 'Schließen' }),
  )
  await screen.findByRole('button', { name: 'Mit einer fertigen Woche starten' })
  expect(screen.queryByRole('dialog')).toBeNull()
  alone.unmount()
  const coached = show(week([]), { 'GET /clients/my-trainer': () => coachedBy(true) }, member, at)
  await screen.findByRole('link', { name: 'Rezepte ansehen' })
  expect(screen.queryByRole('dialog')).toBeNull()
  coached.unmount()
  show(week([soup]), {}, member, at)
  await screen.findByRole('button', { name: 'Linsensuppe ändern oder tauschen' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('offers a coached member no week, and swaps unless the trainer switched them off', async () => {
  const { unmount } = show(week([]), { 'GET /clients/my-trainer': () => coachedBy(true) })
  await screen.findByRole('link', { name: 'Rezepte ansehen' })
  expect(screen.queryByRole('button', { name: 'Mit einer fertigen Woche starten' })).toBeNull()
  unmount()
  const allowed = show(week([soup]), { 'GET /clients/my-trainer': () => coachedBy(true) })
  await screen.findByRole('button', { name: 'Linsensuppe ändern oder tauschen' })
  await allowed.user.click(screen.getByRole('button', { name: 'Mehr' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Mahlzeiten',
    'Verlauf',
  ])
  await allowed.user.keyboard('{Escape}')
  allowed.unmount()
  show(week([soup]), { 'GET /clients/my-trainer': () => coachedBy(false) })
  await screen.findByText(/Deine Begleitung hat Änderungen am Plan ausgeschaltet/)
  expect(screen.queryByRole('button', { name: /ändern/ })).toBeNull()
})

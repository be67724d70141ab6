import { humanifiedMeals, type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { PlanRevision } from '@kostbar/contracts/nutritionplan/revision-schemas'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { careOf } from '../../../domain/conflicts/testing/care-profile.ts'
import { type FakeCall, fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../../lib/testing/render-page.tsx'
import { followHistory } from '../../../ui/overlay-history.ts'
import { ClientPlanEditor } from './client-plan-editor.tsx'
import { OwnPlanEditor } from './own-plan-editor.tsx'

const client = {
  ...member,
  id: '0198c000-0000-7000-8000-00000000000c',
  firstName: 'Mia',
  kcal: 1000,
  carbs: 100,
  proteins: 50,
  fats: 40,
}
const trainer = { ...member, trainer: true, firstName: 'Thea' }

const recipeOf = (name: string, changes: Partial<Recipe> = {}): Recipe => ({
  id: `0198c000-0000-7000-8000-0000000${name.length}0${name.codePointAt(0)}`.slice(0, 36),
  name,
  image: null,
  picture: [],
  kcal: 400,
  carbs: 40,
  proteins: 20,
  fats: 16,
  tags: [],
  toggled: false,
  prepMinutes: null,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
  ...changes,
})
const soup = recipeOf('Linsensuppe')
const cake = recipeOf('Nusskuchen', { allergens: ['H'] })

const planned = (recipe: Recipe, entryId: string, changes: object = {}) => ({
  ...recipe,
  entryId,
  position: 0,
  portions: 1,
  locked: false,
  removed: false,
  edited: false,
  ...changes,
})

type Content = Partial<Record<Weekday, Partial<Record<Meal, PlanDay['meals'][number]['recipes']>>>>

const week = (content: Content = {}, changes: Partial<Record<Weekday, number>> = {}): PlanDay[] =>
  weekdays.map((day) => ({
    day,
    version: changes[day] ?? 0,
    meals: meals.map((id) => ({
      id,
      humanifiedMeal: humanifiedMeals[id],
      note: '',
      enabled: true,
      recipes: content[day]?.[id] ?? [],
      foods: [],
    })),
  }))

const draftOf = (days: PlanDay[], exists = false) => ({
  days,
  version: exists ? 3 : 0,
  exists,
  released: [0, 0, 0, 0, 0, 0, 0],
  base: [null, null, null, null, null, null, null],
  author: null,
  updatedAt: null,
})

const basics = (days: PlanDay[]) => ({
  [`GET /users/${client.id}/info`]: () => client,
  [`GET /nutritionplan/${client.id}/draft`]: () => draftOf(days),
  [`GET /care-profile/${client.id}`]: () => careOf({ allergens: ['H'] }),
  'GET /recipes/all': () => ({ items: [soup, cake], cursor: null }),
  'GET /recipes/tags': () => [],
})

const saveDay = `POST /nutritionplan/${client.id}/draft/day`

async function open(days: PlanDay[] = week(), answers: Record<string, (call: FakeCall) => unknown> = {}) {
  const calls = fakeApi({ ...basics(days), [saveDay]: () => ({ version: 1 }), ...answers })
  const page = renderPage(<ClientPlanEditor userId={client.id} />, { user: trainer })
  await screen.findByRole('grid', { name: 'Wochenplan' })
  return { ...page, calls, saves: () => calls.filter(({ call }) => call === saveDay).map(({ body }) => body) }
}

const cell = (name: string) => screen.getByRole('button', { name: `${name}: Gericht oder Lebensmittel hinzufügen` })
/** Waits until all is saved: unsaved changes would be sent on unmounting, when the fake API is gone. */
const isSaved = () => screen.findByText(/^gespeichert/)
const entry = (name: RegExp) => screen.getByRole('button', { name })

test('opens with few requests: the client, the draft, the care profile and a search', async () => {
  const { calls } = await open()
  await screen.findByRole('option', { name: /Linsensuppe/ })
  expect(calls.map(({ call }) => call.replace(/\?.*/, '')).sort()).toEqual([
    `GET /care-profile/${client.id}`,
    `GET /nutritionplan/${client.id}/draft`,
    'GET /recipes/all',
    'GET /recipes/tags',
    `GET /users/${client.id}/info`,
  ])
})

test('prints the week without the panel beside it', async () => {
  await open()
  const panel = (await screen.findByRole('option', { name: /Linsensuppe/ })).closest('aside') ?? expect.fail()
  expect([...panel.classList]).toContain('print:hidden')
})

test('a click on a result adds it to the selected meal, is saved by day, and can be undone', async () => {
  const { user, saves } = await open()
  await user.click(cell('Montag, Mittagessen'))
  await user.click(await screen.findByRole('option', { name: /Linsensuppe/ }))
  entry(/^Linsensuppe, 1 Portion, 400 kcal$/)
  screen.getByText('Linsensuppe zu Montag, Mittagessen hinzugefügt')
  await waitFor(() =>
    expect(saves()).toEqual([
      {
        day: 'Monday',
        version: 0,
        cause: 'EDIT',
        overrides: [],
        meals: [{ meal: 'LUNCH', note: '', entries: [{ recipeId: soup.id, portions: 1, locked: false }] }],
      },
    ]),
  )
  await screen.findByText(/^gespeichert \d\d:\d\d$/)
  screen.getByText('Entwurf')
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(screen.queryByRole('button', { name: /^Linsensuppe, / })).toBeNull()
  await waitFor(() => expect(saves()).toHaveLength(2))
})

test('the results are marked as busy until they belong to the typed text and the selected meal', async () => {
  const { user } = await open()
  const results = await screen.findByRole('listbox', { name: 'Treffer' })
  const areFinal = () => waitFor(() => expect(results.getAttribute('aria-busy')).toBe('false'))
  await areFinal()
  await user.type(screen.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' }), 'Nuss')
  expect(results.getAttribute('aria-busy')).toBe('true')
  await areFinal()
  await user.click(cell('Montag, Mittagessen'))
  expect(results.getAttribute('aria-busy')).toBe('true')
  await areFinal()
})

test('the search loads more results', async () => {
  const { user } = await open(week(), {
    'GET /recipes/all': ({ call }) =>
      call.includes('cursor=c1') ? { items: [cake], cursor: null } : { items: [soup], cursor: 'c1' },
  })
  await user.click(await screen.findByRole('button', { name: 'Mehr zeigen' }))
  await screen.findByRole('option', { name: /Nusskuchen/ })
})

test('by keyboard alone: add, change portions, lock, move by day and meal, copy, undo', async () => {
  const { user } = await open(week({ Monday: { BREAKFAST: [planned(soup, 'e1')] } }))
  entry(/^Linsensuppe, /).focus()
  await user.keyboard('+{+}l')
  entry(/^Linsensuppe, 1½ Portionen, 600 kcal, Menge fest$/)
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  screen.getByText('Linsensuppe nach Dienstag, Frühstück verschoben')
  expect(document.activeElement).toBe(entry(/^Linsensuppe, /))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}{Control>}c{/Control}{ArrowDown}{ArrowRight}{Control>}v{/Control}')
  expect(screen.getAllByRole('button', { name: /^Linsensuppe, 1½ Portionen/ })).toHaveLength(2)
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getAllByRole('button', { name: /^Linsensuppe, / })).toHaveLength(1)
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(screen.getAllByRole('button', { name: /^Linsensuppe, / })).toHaveLength(2)
  await isSaved()
})

test('by dragging: a result into a meal, and an entry to another day', async () => {
  await open(week({ Monday: { BREAKFAST: [planned(soup, 'e1')] } }))
  const cellOf = (slot: string) => document.querySelector(`[data-meal="${slot}"]`) ?? expect.fail()
  const drag = (from: Element, to: Element) => {
    const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' }
    fireEvent.dragStart(from, { dataTransfer })
    fireEvent.dragOver(to, { dataTransfer })
    fireEvent.drop(to, { dataTransfer })
    fireEvent.dragEnd(from, { dataTransfer })
  }
  drag(await screen.findByRole('option', { name: /Nusskuchen/ }), cellOf('Friday DINNER'))
  screen.getByText('Nusskuchen zu Freitag, Abendessen hinzugefügt')
  drag(entry(/^Linsensuppe, /).closest('li') ?? expect.fail(), cellOf('Friday DINNER'))
  expect(cellOf('Friday DINNER').querySelectorAll('[data-entry]')).toHaveLength(2)
  await isSaved()
})

test('the first result is chosen, also when an arrow key was pressed before there were any', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { user } = await open(week(), { 'GET /recipes/all': () => promise })
  await user.click(screen.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' }))
  await user.keyboard('{ArrowDown}')
  resolve({ items: [soup, cake], cursor: null })
  expect((await screen.findByRole('option', { name: /Linsensuppe/ })).getAttribute('aria-selected')).toBe('true')
})

test('one element of the board can be reached by Tab; Enter there searches, Enter adds, Escape leads back', async () => {
  const { user } = await open()
  await screen.findByRole('option', { name: /Linsensuppe/ })
  expect(document.querySelectorAll('[data-stop][tabindex="0"]')).toHaveLength(1)
  cell('Montag, Frühstück').focus()
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  const field = screen.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('{Enter}')
  screen.getByText('Linsensuppe zu Dienstag, Vormittagssnack hinzugefügt')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(cell('Dienstag, Vormittagssnack'))
  await isSaved()
})

test('the figures of a day: actual, target, difference, and a judgement in words', async () => {
  await open(week({ Monday: { LUNCH: [planned(soup, 'e1', { portions: 2.5 })] } }))
  const monday = within(screen.getByLabelText('Ist und Ziel: Montag'))
  expect(monday.getAllByRole('definition')[0]?.textContent).toBe('Ist 1.000 / Ziel 1.000Differenz ±0im Ziel')
  const tuesday = within(screen.getByLabelText('Ist und Ziel: Dienstag'))
  expect(tuesday.getAllByRole('definition')[0]?.textContent).toBe('Ist 0 / Ziel 1.000Differenz −1.000offen')
})

test('marks an allergen in the search, and asks for the reason before it is planned', async () => {
  const conflict = { recipeId: cake.id, foodId: null, name: cake.name, allergen: 'H' }
  let isReasonGiven = false
  const { user, saves } = await open(week(), {
    [saveDay]: ({ body }) => {
      isReasonGiven = (body as { overrides: unknown[] }).overrides.length > 0
      return isReasonGiven
        ? { version: 1 }
        : Response.json(
            { success: false, code: 'allergen_conflict', msg: 'Allergen', current: [conflict] },
            { status: 409 },
          )
    },
  })
  const option = await screen.findByRole('option', { name: /Nusskuchen/ })
  screen.getByText('Allergie: Schalenfrüchte')
  await within(option).findByText('Allergen: Schalenfrüchte')
  await user.click(option)
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox'), 'Ohne Nüsse gebacken')
  await user.click(dialog.getByRole('button', { name: 'Trotzdem einplanen' }))
  await waitFor(() => expect(isReasonGiven).toBe(true))
  expect(saves().at(-1)).toMatchObject({
    overrides: [{ recipeId: cake.id, allergen: 'H', reason: 'Ohne Nüsse gebacken' }],
  })
})

test('shows both versions of a day that changed elsewhere, and saves the chosen one', async () => {
  const mine = week({ Monday: { LUNCH: [planned(soup, 'e1')] } })
  const theirs = week({ Monday: { LUNCH: [planned(cake, 'e2')] } }, { Monday: 4 })
  let opened = 0
  const { user, saves } = await open(mine, {
    [`GET /nutritionplan/${client.id}/draft`]: () => draftOf(opened++ === 0 ? mine : theirs, true),
    [saveDay]: ({ body }) =>
      (body as { version: number }).version === 4 ? { version: 5 } : refusal(409, 'changed_meanwhile'),
  })
  entry(/^Linsensuppe, /).focus()
  await user.keyboard('+')
  const dialog = within(await screen.findByRole('dialog', { name: 'Montag: Inzwischen hat sich etwas geändert' }))
  dialog.getByText('Linsensuppe, 1¼ Portionen', { selector: 'li' })
  dialog.getByText('Nusskuchen, 1 Portion', { selector: 'li' })
  await user.click(dialog.getByRole('button', { name: 'Meine Fassung behalten' }))
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[1]).toMatchObject({ version: 4, meals: [{ entries: [{ recipeId: soup.id, portions: 1.25 }] }] })
  await screen.findByText(/^gespeichert/)
})

test('without a connection the work stays and says so', async () => {
  let isOnline = false
  const { user } = await open(week({ Monday: { LUNCH: [planned(soup, 'e1')] } }), {
    [saveDay]: () => (isOnline ? { version: 1 } : new TypeError('offline')),
  })
  entry(/^Linsensuppe, /).focus()
  await user.keyboard('+')
  await screen.findByText(/^Keine Verbindung/)
  entry(/^Linsensuppe, 1¼ Portionen/)
  isOnline = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText(/^gespeichert/)
})

test('shows whom the plan is for; health data only with consent', async () => {
  const { user } = await open(week(), {
    [`GET /care-profile/${client.id}`]: () =>
      careOf({ allergens: ['H'], intolerances: ['LACTOSE'], dislikes: ['Leber'] }),
    [`GET /measures/${client.id}`]: () => [{ day: '2026-11-20', kind: 'WEIGHT', value: 71.5 }],
    [`GET /nutritionplan/${client.id}/overrides`]: () => ({
      items: [
        {
          id: 'o-1',
          ...{ recipeId: cake.id, foodId: null, name: cake.name, allergen: 'H', reason: 'Ohne Nüsse gebacken' },
          ...{ author: 'Thea', createdAt: '2026-11-19T10:00:00.000Z' },
        },
      ],
      cursor: null,
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Ziele & Profil' }))
  const panel = within(screen.getByRole('region', { name: 'Ziele & Profil' }))
  await panel.findByText('71,5 kg')
  for (const text of ['1.000 kcal', 'Schalenfrüchte', 'Laktose', 'Leber']) panel.getByText(text)
  await panel.findByText('Nusskuchen enthält Schalenfrüchte')
  panel.getByText('Ohne Nüsse gebacken')
  expect(panel.getByText('Ohne Nüsse gebacken').nextSibling?.textContent).toBe('Thea, 19.11.2026')
  cleanup()

  const again = await open(week(), {
    [`GET /care-profile/${client.id}`]: () => refusal(403, 'consent_needed'),
    [`GET /measures/${client.id}`]: () => refusal(403, 'consent_needed'),
    [`GET /nutritionplan/${client.id}/overrides`]: () => refusal(403, 'consent_needed'),
  })
  await again.user.click(screen.getByRole('button', { name: 'Ziele & Profil' }))
  await screen.findByText(/nicht freigegeben/)
  expect(screen.queryByText('Gewicht zuletzt')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('leaving with work that is not saved asks first', async () => {
  let isOnline = false
  const { user, router } = await open(week({ Monday: { LUNCH: [planned(soup, 'e1')] } }), {
    [saveDay]: () => (isOnline ? { version: 1 } : new TypeError('offline')),
  })
  entry(/^Linsensuppe, /).focus()
  await user.keyboard('+')
  await screen.findByText(/^Keine Verbindung/)
  const unload = new Event('beforeunload', { cancelable: true })
  dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  void router.navigate('/profile')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Noch nicht gespeichert' }))
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  isOnline = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await isSaved()
})

test('leaving waits until the last change is saved', async () => {
  const answer = Promise.withResolvers<{ version: number }>()
  const { user, router, saves } = await open(week(), { [saveDay]: () => answer.promise })
  await user.click(await screen.findByRole('option', { name: /Linsensuppe/ }))
  void router.navigate('/profile')
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(router.state.location.pathname).toBe('/')
  answer.resolve({ version: 1 })
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('leaving asks once saving takes long, and does not speak of discarding, because it goes on', async () => {
  const answer = Promise.withResolvers<{ version: number }>()
  const { user, router } = await open(week(), { [saveDay]: () => answer.promise })
  await user.click(await screen.findByRole('option', { name: /Linsensuppe/ }))
  void router.navigate('/profile')
  const question = await screen.findByRole('alertdialog', { name: 'Noch nicht gespeichert' }, { timeout: 4_000 })
  expect(question.textContent).not.toMatch(/verw[eo]rfen|weg/i)
  await user.click(within(question).getByRole('button', { name: 'Trotzdem gehen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  answer.resolve({ version: 1 })
})

test('who leaves right after a change that is refused stays, and is asked about it', async () => {
  const conflict = { recipeId: cake.id, foodId: null, name: cake.name, allergen: 'H' }
  const { user, router } = await open(week(), {
    [saveDay]: ({ body }) =>
      (body as { overrides: unknown[] }).overrides.length > 0
        ? { version: 1 }
        : Response.json({ success: false, code: 'allergen_conflict', msg: '', current: [conflict] }, { status: 409 }),
  })
  await user.click(await screen.findByRole('option', { name: /Nusskuchen/ }))
  void router.navigate('/profile')
  await screen.findByText('Nusskuchen enthält Schalenfrüchte')
  expect(router.state.location.pathname).toBe('/')
  const dialog = within(screen.getByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox'), 'Ohne Nüsse gebacken')
  await user.click(dialog.getByRole('button', { name: 'Trotzdem einplanen' }))
  await isSaved()
  void router.navigate('/profile')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

test('releases exactly what was shown; when it changed meanwhile, it is shown again', async () => {
  const draft = week({ Monday: { LUNCH: [planned(soup, 'e1')] } })
  let version = 3
  const publish = vi.fn()
  const { user } = await open(draft, {
    [`GET /nutritionplan/${client.id}/draft`]: () => ({ ...draftOf(draft, true), version }),
    [`GET /nutritionplan/${client.id}`]: () => week({ Tuesday: { DINNER: [planned(cake, 'e2')] } }, { Tuesday: 2 }),
    [`POST /nutritionplan/${client.id}/draft/publish`]: ({ body }) => {
      publish(body)
      if (publish.mock.calls.length > 1) return { success: true }
      version = 4
      return refusal(409, 'changed_meanwhile')
    },
  })
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan freigeben' }))
  await dialog.findByText('Linsensuppe, 1 Portion')
  // The changes are shown from the first one on, although the focused button is below them.
  expect(document.activeElement?.textContent).toBe('Jetzt freigeben')
  expect(focus.mock.calls[focus.mock.contexts.indexOf(document.activeElement)]).toEqual([{ preventScroll: true }])
  focus.mockRestore()
  dialog.getByText('Nusskuchen, 1 Portion')
  await user.click(dialog.getByRole('button', { name: 'Jetzt freigeben' }))
  await dialog.findByText(/Inzwischen hat sich etwas geändert/)
  await user.click(await dialog.findByRole('button', { name: 'Jetzt freigeben' }))
  await screen.findByText('Freigegeben. Mia sieht den neuen Plan.')
  expect(publish.mock.lastCall).toEqual([{ draft: 4, released: [0, 2, 0, 0, 0, 0, 0], overrides: [] }])
  screen.getByText('Freigegeben')
})

test('what is changed after a release is saved on the released version', async () => {
  const lunch = { Monday: { LUNCH: [planned(soup, 'e1')] } }
  let isReleased = false
  const { user, saves } = await open(week(lunch), {
    [`GET /nutritionplan/${client.id}/draft`]: () =>
      isReleased ? draftOf(week(lunch, { Monday: 7 })) : draftOf(week(lunch, { Monday: 3 }), true),
    [`GET /nutritionplan/${client.id}`]: () => week(),
    [`POST /nutritionplan/${client.id}/draft/publish`]: () => {
      isReleased = true
      return { success: true }
    },
    [saveDay]: ({ body }) =>
      (body as { version: number }).version === 7 ? { version: 8 } : refusal(409, 'changed_meanwhile'),
  })
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan freigeben' }))
  await user.click(await dialog.findByRole('button', { name: 'Jetzt freigeben' }))
  await screen.findByText('Freigegeben. Mia sieht den neuen Plan.')
  entry(/^Linsensuppe, /).focus()
  await user.keyboard('+')
  await isSaved()
  expect(saves()).toMatchObject([{ version: 7 }])
})

test('the draft is discarded after a question', async () => {
  const draft = week({ Monday: { LUNCH: [planned(soup, 'e1')] } })
  let isDiscarded = false
  const { user } = await open(draft, {
    [`GET /nutritionplan/${client.id}/draft`]: () => (isDiscarded ? draftOf(week()) : draftOf(draft, true)),
    [`DELETE /nutritionplan/${client.id}/draft`]: () => {
      isDiscarded = true
      return { success: true }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Entwurf verwerfen' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Linsensuppe, / })).toBeNull())
  await screen.findByText('Noch kein Plan')
})

test('dialogs change amounts, notes, copy a day, and switch a meal off', async () => {
  const switchMeal = vi.fn()
  const { user, saves } = await open(week({ Monday: { LUNCH: [planned(soup, 'e1')] } }), {
    [`POST /nutritionplan/${client.id}/draft/meal`]: ({ body }) => {
      switchMeal(body)
      return { success: true }
    },
  })
  await user.click(entry(/^Linsensuppe, /))
  const amount = screen.getByRole('textbox', { name: 'Portionen' })
  await user.clear(amount)
  await user.type(amount, '1,7{Enter}')
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => entry(/^Linsensuppe, 1¾ Portionen/))
  await user.click(screen.getByRole('button', { name: 'Montag, Mittagessen: Notiz und Aktionen' }))
  await user.type(screen.getByRole('textbox', { name: /^Notiz/ }), 'Zum Mitnehmen')
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  await screen.findByText('Zum Mitnehmen')
  await user.click(screen.getByRole('button', { name: 'Montag: Aktionen' }))
  await user.click(screen.getByRole('button', { name: 'Freitag', pressed: false }))
  await user.click(screen.getByRole('button', { name: 'Kopieren' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Linsensuppe, / })).toHaveLength(2))
  await user.click(screen.getByRole('switch', { name: 'Spätmahlzeit anbieten' }))
  await waitFor(() => expect(switchMeal).toHaveBeenCalledExactlyOnceWith({ meal: 'LATE_SNACK', enabled: false }))
  await waitFor(() =>
    expect(saves().at(-1)).toMatchObject({ day: 'Friday', meals: [{ meal: 'LUNCH', note: 'Zum Mitnehmen' }] }),
  )
})

type User = Awaited<ReturnType<typeof open>>['user']
test.each<[string, (user: User) => unknown]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the back button', () => act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })))],
])('a typed amount is kept when %s closes the dialog', async (_name, leave) => {
  onTestFinished(followHistory(() => 'default'))
  const { user, saves } = await open(week({ Monday: { LUNCH: [planned(soup, 'e1')] } }))
  await user.click(entry(/^Linsensuppe, /))
  const amount = screen.getByRole('textbox', { name: 'Portionen' })
  await user.clear(amount)
  await user.type(amount, '2,5')
  await leave(user)
  await waitFor(() => entry(/^Linsensuppe, 2½ Portionen/))
  expect(screen.queryByRole('dialog')).toBeNull()
  await isSaved()
  expect(saves()).toMatchObject([{ meals: [{ entries: [{ portions: 2.5 }] }] }])
})

test('plans a food in pieces, and changes it in pieces or grams', async () => {
  const apple = {
    ...{
      id: '0198c000-0000-7000-8000-00000000000f',
      name: 'Apfel',
      aisle: 'PRODUCE',
      source: 'KOSTBAR',
      editable: false,
    },
    ...{ kcal: 52, carbs: 11.4, proteins: 0.3, fats: 0.2, fibre: null, sugar: null, saturates: null, salt: null },
    ...{ gramsPerPiece: 150, gramsPerMl: null, portions: [{ name: 'Spalte', grams: 20 }] },
    ...{ allergens: [], allergensStated: true },
  }
  const { user, saves } = await open(week(), { 'GET /foods': () => ({ items: [apple], cursor: null }) })
  await user.click(screen.getByRole('button', { name: 'Lebensmittel' }))
  await user.click(await screen.findByRole('option', { name: /Apfel/ }))
  await user.click(entry(/^Apfel, 1 Stück \(150 g\)/))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apfel' }))
  await user.click(dialog.getByRole('button', { name: 'Menge: mehr' }))
  expect(dialog.getByLabelText('Menge')).toHaveProperty('value', '1,5')
  await user.selectOptions(dialog.getByLabelText('Einheit'), 'Spalte (20 g)')
  await user.clear(dialog.getByLabelText('Menge'))
  await user.type(dialog.getByLabelText('Menge'), '3{Enter}')
  await waitFor(() => expect(entry(/^Apfel, 3 Spalten \(60 g\)/)).toBeTruthy())
  await user.selectOptions(dialog.getByLabelText('Einheit'), 'Gramm')
  expect(dialog.getByLabelText('Menge')).toHaveProperty('value', '60')
  await user.click(dialog.getByRole('button', { name: 'Fertig' }))
  await isSaved()
  expect(saves().at(-1)).toMatchObject({ meals: [{ entries: [{ foodId: apple.id, grams: 60 }] }] })
})

test('fits the portions of the week, which is one step', async () => {
  const { user } = await open(week({ Monday: { LUNCH: [planned(soup, 'e1')] } }))
  await user.click(screen.getByRole('button', { name: 'Portionen anpassen' }))
  await user.click(await screen.findByRole('button', { name: 'Portion übernehmen' }))
  await waitFor(() => entry(/^Linsensuppe, 2 Portionen/))
  screen.getByText('Eine Portion angepasst')
  await isSaved()
})

test('says that nothing can be fitted without targets, or without a dish', async () => {
  const { user, unmount } = await open(week(), {
    [`GET /users/${client.id}/info`]: () => ({ ...client, kcal: null, carbs: null, proteins: null, fats: null }),
  })
  await user.keyboard('p')
  expect(screen.queryByRole('dialog')).toBeNull()
  const toolbar = within(screen.getByRole('toolbar', { name: 'Werkzeuge' }))
  expect(toolbar.getByRole('status').textContent).toBe('Noch keine Tagesziele.')
  unmount()
  const again = await open(week())
  await again.user.keyboard('p')
  const dialog = within(await screen.findByRole('dialog', { name: 'Portionen anpassen' }))
  dialog.getByText('An Tagen mit Tageszielen ist noch kein Gericht geplant.')
  expect(dialog.queryByRole('listitem')).toBeNull()
})

const revisionOf = (changes: Partial<PlanRevision>): PlanRevision => ({
  id: 'r-1',
  draft: true,
  cause: 'EDIT',
  author: 'Thea',
  createdAt: '2026-11-22T13:03:00.000Z',
  undoneAt: null,
  undoneBy: null,
  mayUndo: true,
  switches: [],
  meals: [
    {
      day: 'Monday',
      meal: 'LUNCH',
      before: { note: '', entries: [] },
      after: {
        note: '',
        entries: [{ recipeId: soup.id, foodId: null, name: soup.name, portions: 1, grams: null, locked: false }],
      },
    },
  ],
  ...changes,
})

test('lists who changed what and when, undoes a change, and shows why an overtaken one cannot be undone', async () => {
  let days = week({ Monday: { LUNCH: [planned(soup, 'e1')] } })
  let isOvertaken = false
  const { user } = await open(days, {
    [`GET /nutritionplan/${client.id}/draft`]: () => draftOf(days, true),
    [`GET /nutritionplan/${client.id}/revisions`]: () => ({
      items: [
        revisionOf({}),
        revisionOf({ id: 'r-2', cause: 'PUBLISH', author: null, draft: false, mayUndo: false, meals: [] }),
      ],
      cursor: null,
    }),
    [`POST /nutritionplan/${client.id}/revisions/r-1/undo`]: () => {
      days = isOvertaken ? week({ Monday: { LUNCH: [planned(soup, 'e1', { portions: 2 })] } }) : week()
      return isOvertaken ? refusal(409, 'changed_meanwhile') : { success: true }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Verlauf' }))
  const list = within(await screen.findByRole('region', { name: 'Verlauf' }))
  await list.findByText('Linsensuppe, 1 Portion')
  list.getByText(/^Thea/)
  list.getByText(/^Gelöschtes Konto/)
  const undo = list.getAllByRole('button', { name: /zurücknehmen$/ })
  expect(undo).toHaveLength(1)
  await user.click(undo[0] ?? expect.fail())
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Linsensuppe, / })).toBeNull())

  isOvertaken = true
  await user.click(list.getByRole('button', { name: /zurücknehmen$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Das lässt sich nicht mehr zurücknehmen' }))
  dialog.getByText('Linsensuppe: 2 Portionen statt 1 Portion')
})

test.each([
  ['of the draft', true, 'Entwurf'],
  ['of the released plan', false, 'Freigegeben'],
])('without a draft, undoing a change %s shows the plan as it is then', async (_what, draft, badge) => {
  let days = week({ Monday: { LUNCH: [planned(soup, 'e1')] } })
  const { user } = await open(days, {
    [`GET /nutritionplan/${client.id}/draft`]: () => draftOf(days),
    [`GET /nutritionplan/${client.id}/revisions`]: () => ({ items: [revisionOf({ draft })], cursor: null }),
    [`POST /nutritionplan/${client.id}/revisions/r-1/undo`]: () => {
      days = week({ Monday: { DINNER: [planned(soup, 'e1')], LUNCH: [planned(cake, 'e2')] } })
      return { success: true }
    },
  })
  screen.getByText('Freigegeben')
  await user.click(screen.getByRole('button', { name: 'Verlauf' }))
  await user.click(await screen.findByRole('button', { name: /zurücknehmen$/ }))
  await waitFor(() => entry(/^Nusskuchen, /))
  expect(within(screen.getByRole('banner')).getByText(badge)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Freigeben' })).toHaveProperty('disabled', !draft)
})

test('undoing a change against an allergen asks for the reason', async () => {
  const conflict = { recipeId: cake.id, foodId: null, name: cake.name, allergen: 'H' }
  const undoCall = `POST /nutritionplan/${client.id}/revisions/r-1/undo`
  const { user, calls } = await open(week(), {
    [`GET /nutritionplan/${client.id}/revisions`]: () => ({ items: [revisionOf({})], cursor: null }),
    [undoCall]: ({ body }) =>
      (body as { overrides: unknown[] }).overrides.length > 0
        ? { success: true }
        : Response.json({ success: false, code: 'allergen_conflict', msg: '', current: [conflict] }, { status: 409 }),
  })
  await user.click(screen.getByRole('button', { name: 'Verlauf' }))
  await user.click(await screen.findByRole('button', { name: /zurücknehmen$/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText('Nusskuchen enthält Schalenfrüchte')
  await user.type(dialog.getByRole('textbox'), 'Ohne Nüsse gebacken')
  await user.click(dialog.getByRole('button', { name: 'Trotzdem einplanen' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.filter(({ call }) => call === undoCall).map(({ body }) => body)).toEqual([
    { overrides: [] },
    { overrides: [{ recipeId: cake.id, allergen: 'H', reason: 'Ohne Nüsse gebacken' }] },
  ])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a member without a trainer changes the own plan, which holds at once', async () => {
  const body = vi.fn()
  fakeApi({
    'GET /nutritionplan': () => week(),
    'GET /clients/my-trainer': () => ({ trainer: null }),
    [`GET /care-profile/${member.id}`]: () => refusal(403, 'consent_needed'),
    'GET /recipes/all': () => ({ items: [soup], cursor: null }),
    'GET /recipes/tags': () => [],
    'POST /nutritionplan/day': (call) => {
      body(call.body)
      return { version: 1 }
    },
  })
  const { user } = renderPage(<OwnPlanEditor user={member} />)
  await screen.findByText('Gilt sofort')
  await user.click(await screen.findByRole('option', { name: /Linsensuppe/ }))
  await waitFor(() => expect(body).toHaveBeenCalledOnce())
  expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
})

test('a meal that is off is not planned, and the board can be reached by Tab', async () => {
  const body = vi.fn()
  const toggle = vi.fn(() => ({ success: true, enabled: false }))
  const off = { enabled: false, hasEntries: true }
  const days = week().map((day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.id === 'BREAKFAST' ? { ...meal, ...off } : meal)),
  }))
  fakeApi({
    'GET /nutritionplan': () => days,
    'GET /clients/my-trainer': () => ({ trainer: null }),
    [`GET /care-profile/${member.id}`]: () => careOf({}),
    'GET /recipes/all': () => ({ items: [soup], cursor: null }),
    'GET /recipes/tags': () => [],
    'POST /nutritionplan/day': (call) => {
      body(call.body)
      return { version: 1 }
    },
    [`POST /users/${member.id}/togglemeal/MORNING_SNACK`]: toggle,
  })
  const { user } = renderPage(<OwnPlanEditor user={member} />)
  const stops = () => document.querySelectorAll('[data-stop][tabindex="0"]')
  await screen.findByText(/^Für \S+, Vormittagssnack$/)
  expect(stops()).toHaveLength(1)
  await user.click(await screen.findByRole('option', { name: /Linsensuppe/ }))
  await waitFor(() => expect(body).toHaveBeenCalledOnce())
  expect(body.mock.lastCall).toMatchObject([{ meals: [{ meal: 'MORNING_SNACK' }] }])
  await user.click(screen.getByRole('switch', { name: 'Vormittagssnack anbieten' }))
  screen.getByText(/^Für \S+, Mittagessen$/)
  expect(stops()).toHaveLength(1)
  await waitFor(() => expect(toggle).toHaveBeenCalledOnce())
  await isSaved()
})

test('a member who chose to see no numbers plans without them', async () => {
  fakeApi({
    'GET /nutritionplan': () => week({ Monday: { LUNCH: [planned(soup, 'e1')] } }),
    'GET /clients/my-trainer': () => ({ trainer: null }),
    [`GET /care-profile/${member.id}`]: () => careOf({}),
    'GET /recipes/all': () => ({ items: [soup], cursor: null }),
    'GET /recipes/tags': () => [],
  })
  const { user } = renderPage(<OwnPlanEditor user={{ ...member, protectiveMode: true }} />, {
    user: { ...member, protectiveMode: true },
  })
  await screen.findByRole('option', { name: /Linsensuppe/ })
  entry(/^Linsensuppe, 1 Portion$/)
  expect(document.body.textContent).not.toMatch(/kcal|Kohlenhydrate/)
  await user.keyboard('p')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('?')
  const keys = within(await screen.findByRole('dialog', { name: 'Tastenkürzel' }))
  expect(keys.queryByText('Portionen der Woche anpassen')).toBeNull()
})

test('a coached member is told who makes the plan', async () => {
  fakeApi({
    'GET /nutritionplan': () => week(),
    'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Thea' } }),
  })
  renderPage(<OwnPlanEditor user={member} />)
  await screen.findByText('Thea stellt deinen Plan zusammen')
})

import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { DryRunClient } from '@kostbar/contracts/templates/apply-schemas'
import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { ApplyTemplate } from './apply-template.tsx'

const templateId = '01890000-0000-7000-8000-00000000000a'
const idOf = (index: number) => `01890000-0000-7000-8000-00000000000${index}`
const person = (index: number, firstName: string) => ({ id: idOf(index), firstName, lastName: '', tags: [] })
const people = [person(1, 'Anna'), person(2, 'Ben'), person(3, 'Cleo')]

const day = (name: Weekday) => ({
  day: name,
  targets: { kcal: 2000, carbs: 200, proteins: 100, fats: 70 },
  sum: { kcal: 2010, carbs: 201, proteins: 100, fats: 70 },
  limits: [],
  overwritten: [],
  changed: true,
})
const shown = (index: number, name: string, changes: Partial<DryRunClient> = {}): DryRunClient => ({
  clientId: idOf(index),
  name,
  refusal: null,
  basis: `basis ${index}`,
  days: weekdays.map(day),
  conflicts: [],
  warnings: [],
  ...changes,
})
const peanut = {
  level: 'allergen',
  recipeId: idOf(9),
  foodId: null,
  name: 'Erdnusscurry',
  text: 'Allergen: Erdnuss',
  allergen: 'E',
} as const
const satay = { ...peanut, recipeId: idOf(7), name: 'Satay' } as const
const lactose = {
  level: 'intolerance',
  recipeId: idOf(6),
  foodId: null,
  name: 'Topfenknödel',
  text: 'Unverträglich: Laktose',
  allergen: null,
} as const
const conflictLines = () => screen.getAllByText(/^in /).map(({ textContent }) => textContent)

const answers = (clients: readonly DryRunClient[]) => ({
  [`GET /templates/${templateId}`]: () => ({ id: templateId, name: 'Woche' }),
  'GET /clients': () => ({ items: people, total: people.length, tags: ['Vegan'] }),
  [`POST /templates/${templateId}/dry-run`]: () => ({ version: 4, leftOut: [], clients }),
  [`POST /templates/${templateId}/apply`]: () => ({ id: idOf(8) }),
})
const applied = `POST /templates/${templateId}/apply`
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('applies to nobody without a reason for an allergen, and then to those who are accepted alone', async () => {
  const refusal = { code: 'coaching_ended', msg: 'Die Begleitung ist beendet.' } as const
  const calls = fakeApi(
    answers([
      shown(1, 'Anna', { conflicts: [peanut, lactose, satay] }),
      shown(2, 'Ben'),
      shown(3, 'Cleo', { refusal, days: [] }),
    ]),
  )
  const { user } = renderPage(<ApplyTemplate id={templateId} />)
  await user.click(await screen.findByRole('checkbox', { name: /Anna/ }))
  await user.click(button('Alle gezeigten wählen'))
  expect(screen.getByText('3 von höchstens 50 gewählt')).toBeTruthy()
  await user.click(button('Vorschau prüfen'))
  await screen.findByText('Allergen: Erdnuss')
  expect(conflictLines()).toEqual([
    'Allergen: Erdnuss in Erdnusscurry, Satay',
    'Unverträglich: Laktose in Topfenknödel',
  ])
  expect(screen.getByText('Die Begleitung ist beendet.')).toBeTruthy()

  await user.click(button('Für 2 Personen als Entwurf speichern'))
  expect(await screen.findByText('Bitte gib einen Grund an oder nimm die Person aus.')).toBeTruthy()
  // Its row may be far above the button.
  expect(document.activeElement).toBe(screen.getByLabelText(/Warum trotzdem\?/))
  expect(calls.map(({ call }) => call)).not.toContain(applied)

  await user.type(screen.getByLabelText(/Warum trotzdem\?/), 'Mit Anna besprochen')
  await user.click(screen.getByRole('checkbox', { name: 'Ben einbeziehen' }))
  await user.click(button('Für 1 Person als Entwurf speichern'))
  await vi.waitFor(() => expect(calls.map(({ call }) => call)).toContain(applied))
  expect(calls.find(({ call }) => call === applied)?.body).toMatchObject({
    version: 4,
    release: false,
    clients: [
      {
        clientId: idOf(1),
        basis: 'basis 1',
        overrides: [
          { recipeId: idOf(9), allergen: 'E', reason: 'Mit Anna besprochen' },
          { recipeId: idOf(7), allergen: 'E', reason: 'Mit Anna besprochen' },
        ],
      },
    ],
  })
})

test('whoever has gone on to another page while it is applied stays there', async () => {
  const answer = Promise.withResolvers<object>()
  const calls = fakeApi({ ...answers([shown(1, 'Anna')]), [applied]: () => answer.promise })
  const page = (
    <Routes>
      <Route path="/" element={<ApplyTemplate id={templateId} />} />
      <Route path="/clients" element={<h1>Personen</h1>} />
    </Routes>
  )
  const { user, router, queries } = renderPage(page, { at: `/?person=${idOf(1)}` })
  await user.click(await screen.findByRole('button', { name: 'Vorschau prüfen' }))
  await user.click(await screen.findByRole('button', { name: 'Für 1 Person als Entwurf speichern' }))
  await vi.waitFor(() => expect(calls.map(({ call }) => call)).toContain(applied))
  await act(() => router.navigate('/clients'))
  answer.resolve({ id: idOf(8) })
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(router.state.location.pathname).toBe('/clients')
})

test('a day without a plan is empty, and misses no target', async () => {
  const nothing = { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
  const days = weekdays.map((name) => (name === 'Sunday' ? { ...day(name), sum: nothing } : day(name)))
  fakeApi(answers([shown(1, 'Anna', { days })]))
  const { user } = renderPage(<ApplyTemplate id={templateId} />, { at: `/?person=${idOf(1)}` })
  await user.click(await screen.findByRole('button', { name: 'Vorschau prüfen' }))
  await screen.findByText('Sonntag: nichts geplant')
  expect(screen.queryByText(/100 %/)).toBeNull()
  await user.click(screen.getByText('Alle Nährwerte im Vergleich mit den Zielen'))
  const table = within(screen.getByRole('table', { name: 'Nährwerte und Ziele: Anna' }))
  expect(table.queryByRole('rowheader', { name: 'So' })).toBeNull()
  expect(table.getAllByRole('row')).toHaveLength(7)
})

test('shows how far each day is from the targets for all nutrients', async () => {
  const days = weekdays.map((name) =>
    name === 'Sunday' ? { ...day(name), targets: null } : { ...day(name), sum: { ...day(name).sum, proteins: 88.4 } },
  )
  fakeApi(
    answers([shown(1, 'Anna', { days }), shown(2, 'Ben', { days: days.map((each) => ({ ...each, targets: null })) })]),
  )
  const { user } = renderPage(<ApplyTemplate id={templateId} />, { at: `/?person=${idOf(1)}&person=${idOf(2)}` })
  await user.click(await screen.findByRole('button', { name: 'Vorschau prüfen' }))
  // Ben has no targets.
  await user.click(await screen.findByText('Alle Nährwerte im Vergleich mit den Zielen'))
  const table = within(screen.getByRole('table', { name: 'Nährwerte und Ziele: Anna' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tag',
    'Energie',
    'Kohlenhydrate',
    'Proteine',
    'Fette',
  ])
  expect(
    table
      .getAllByRole('row')
      .filter((_row, index) => index === 1 || index === 7)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
  ).toEqual([
    [
      '+10 im Ziel2.010 von 2.000 kcal',
      '+1 im Ziel201 von 200 g',
      '−12 deutlich weniger88 von 100 g',
      '±0 im Ziel70 von 70 g',
    ],
    ['ohne Ziel', 'ohne Ziel', 'ohne Ziel', 'ohne Ziel'],
  ])
})

test('names a deleted account, and offers the others', async () => {
  const refusal = { code: 'not_found', msg: 'Dieses Konto gibt es nicht mehr.' } as const
  fakeApi(answers([shown(1, 'Anna'), shown(2, 'Ben', { name: null, refusal, days: [] })]))
  const { user } = renderPage(<ApplyTemplate id={templateId} />, { at: `/?person=${idOf(1)}&person=${idOf(2)}` })
  await user.click(await screen.findByRole('button', { name: 'Vorschau prüfen' }))
  expect(await screen.findByText(/^Gelöschtes Konto/)).toBeTruthy()
  expect(screen.getByText('Dieses Konto gibt es nicht mehr.')).toBeTruthy()
  expect(button('Für 1 Person als Entwurf speichern')).toBeTruthy()
})

test('a preview of another choice cannot be applied', async () => {
  const calls = fakeApi(answers([shown(1, 'Anna')]))
  const { user } = renderPage(<ApplyTemplate id={templateId} />, { at: `/?person=${idOf(1)}` })
  await user.click(await screen.findByRole('button', { name: 'Vorschau prüfen' }))
  await screen.findByRole('button', { name: 'Für 1 Person als Entwurf speichern' })
  await user.click(screen.getByRole('radio', { name: /Gleich freigeben/ }))
  expect(await screen.findByText(/haben sich geändert/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Für|Bei) 1 Person/ })).toBeNull()
  const [again] = screen.getAllByRole('button', { name: 'Neu prüfen' })
  await user.click(again ?? expect.fail())
  expect(await screen.findByRole('button', { name: 'Bei 1 Person freigeben' })).toBeTruthy()
  expect(calls.filter(({ call }) => call.endsWith('/dry-run')).at(-1)?.body).toMatchObject({ release: true })
})

test('a repeated preview is focused and keeps decisions and reasons; another allergen needs a reason of its own', async () => {
  const gluten = { ...peanut, text: 'Allergen: Gluten', allergen: 'A' } as const
  let conflicts: readonly (typeof peanut | typeof gluten)[] = [peanut]
  let rounds = 0
  const calls = fakeApi({
    ...answers([]),
    [`POST /templates/${templateId}/dry-run`]: () => {
      rounds += 1
      const basis = `basis ${rounds}`
      return {
        version: 4,
        leftOut: [],
        clients: [shown(1, 'Anna', { conflicts: [...conflicts], basis }), shown(2, 'Ben', { basis })],
      }
    },
  })
  const { user } = renderPage(<ApplyTemplate id={templateId} />, { at: `/?person=${idOf(1)}&person=${idOf(2)}` })
  await user.click(await screen.findByRole('button', { name: 'Vorschau prüfen' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Vorschau' }))
  // The explanation of an option is an element of its own: as text it would run into the label.
  expect(screen.getByText('Alle sehen es sofort und bekommen eine Mitteilung.').textContent).not.toContain('freigeben')
  const reason = () => screen.getByLabelText<HTMLInputElement>(/Warum trotzdem\?/)
  await user.type(reason(), 'Mit Anna besprochen')
  await user.click(screen.getByRole('checkbox', { name: 'Ben einbeziehen' }))

  await user.click(screen.getByRole('radio', { name: /Gleich freigeben/ }))
  await user.click(screen.getAllByRole('button', { name: 'Neu prüfen' })[0] ?? expect.fail())
  await screen.findByRole('button', { name: 'Bei 1 Person freigeben' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vorschau' }))
  expect(reason().value).toBe('Mit Anna besprochen')

  conflicts = [peanut, gluten]
  await user.click(button('Neu prüfen'))
  await screen.findByText('Allergen: Gluten')
  expect(conflictLines()).toContain('Allergen: Gluten in Erdnusscurry')
  expect(reason().value).toBe('')
  await user.type(reason(), 'Beides besprochen')
  await user.click(button('Bei 1 Person freigeben'))
  await vi.waitFor(() => expect(calls.map(({ call }) => call)).toContain(applied))
  expect(calls.find(({ call }) => call === applied)?.body).toMatchObject({
    clients: [{ clientId: idOf(1), basis: 'basis 3', overrides: [{ allergen: 'E' }, { allergen: 'A' }] }],
  })
})

test('a template that changed meanwhile is checked again, and not applied with the key of the old preview', async () => {
  let isOld = true
  const calls = fakeApi({
    ...answers([shown(1, 'Anna')]),
    [applied]: () => {
      if (!isOld) return { id: idOf(8) }
      isOld = false
      return refusal(409, 'changed_meanwhile', 'Die Vorlage wurde geändert.')
    },
  })
  const { user } = renderPage(<ApplyTemplate id={templateId} />, { at: `/?person=${idOf(1)}` })
  await user.click(await screen.findByRole('button', { name: 'Vorschau prüfen' }))
  await user.click(await screen.findByRole('button', { name: 'Für 1 Person als Entwurf speichern' }))
  expect(await screen.findByText('Die Vorlage wurde geändert.')).toBeTruthy()
  await vi.waitFor(() => expect(calls.filter(({ call }) => call.endsWith('/dry-run'))).toHaveLength(2))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Vorschau'))
  await user.click(button('Für 1 Person als Entwurf speichern'))
  await vi.waitFor(() => expect(calls.filter(({ call }) => call === applied)).toHaveLength(2))
  const keys = calls.filter(({ call }) => call === applied).map(({ body }) => (body as { key: string }).key)
  expect(new Set(keys).size).toBe(2)
})

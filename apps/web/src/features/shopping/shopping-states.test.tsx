import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, renderPage } from '../../lib/testing/render-page.tsx'
import { ShoppingSection } from './shopping-section.tsx'
import { waitingKeys } from './testing/waiting-keys.ts'
// Preloads the lazy dialog.
import '../../ui/confirm-dialog.tsx'

const item = (name: string, checked = false, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: `id-${name}`,
  name,
  checked,
  ...more,
})

function open(
  list: { items?: ShoppingItem[]; suggestions?: ShoppingItem[] },
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const { items = [], suggestions = [] } = list
  const calls = fakeApi({
    'GET /shopping': () => ({ items, suggestions }),
    'POST /shopping': ({ body }: FakeCall) => (body as { item: ShoppingItem }).item,
    'POST /shopping/delete': () => ({ success: true }),
    ...answers,
  })
  const bodies = (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body)
  return { ...renderPage(<ShoppingSection id="einkaufsliste" />), bodies }
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test.each([
  [[item('Brot')], '1 Eintrag offen'],
  [[item('Brot'), item('Reis'), item('Öl', true)], '2 Einträge offen'],
  [[item('Brot', true)], 'Alles erledigt'],
])('says how much is open: %#', async (items, text) => {
  open({ items })
  expect((await screen.findByText(text)).getAttribute('aria-live')).toBe('polite')
})

test('an empty list says nothing about what is open', async () => {
  open({})
  await screen.findByRole('heading', { name: /Noch nichts auf der Liste/ })
  expect(screen.queryByText(/offen|Alles erledigt/)).toBeNull()
})

test('what is done stands apart with its count, and can be taken back', async () => {
  const { user, bodies } = open({ items: [item('Brot', true), item('Reis', true)] })
  const done = within(await screen.findByRole('region', { name: 'Erledigt' }))
  expect(done.getByRole('heading', { name: 'Erledigt (2)' })).toBeTruthy()
  await user.click(done.getByRole('checkbox', { name: 'Brot' }))
  await waitFor(() =>
    expect(bodies('POST /shopping')).toEqual([
      { item: { id: 'id-Brot', name: 'Brot', checked: false, at: expect.any(String) } },
    ]),
  )
})

test('the names of several done items are counted in the question, and cancelling keeps them', async () => {
  const { user, bodies } = open({ items: [item('Brot', true), item('Reis', true)] })
  await user.click(await screen.findByRole('button', { name: 'Erledigte löschen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/2 erledigte Einträge werden von deiner Liste gelöscht/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(bodies('POST /shopping/delete')).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Erledigte löschen' })))
})

test('a new item can be ticked and unticked before the API knows it, which is told of it then', async () => {
  const answers: PromiseWithResolvers<unknown>[] = []
  const { user, bodies } = open(
    { items: [item('Brot')] },
    {
      'POST /shopping': ({ body }) => {
        const sent = (body as { item: { key?: string; name: string } }).item
        if (sent.key === undefined) return sent
        answers.push(Promise.withResolvers())
        return answers.at(-1)?.promise.then(() => item(sent.name))
      },
    },
  )
  await box('Brot')
  const add = async (name: string) => {
    await user.type(screen.getByLabelText('Was fehlt zu Hause?'), `${name}{Enter}`)
    await user.click(await box(name))
    expect((await box(name)).checked).toBe(true)
  }
  await add('Milch')
  await add('Reis')
  await user.click(await box('Reis'))
  expect((await box('Reis')).checked).toBe(false)
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.resolve(undefined)
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.resolve(undefined)
  const [milk, rice] = ['Milch', 'Reis'].map((name) => ({ item: { name, key: expect.any(String) } }))
  const tick = { item: { id: 'id-Milch', name: 'Milch', checked: true, at: expect.any(String) } }
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(3))
  expect(bodies('POST /shopping')).toEqual(expect.arrayContaining([milk, rice, tick]))
  await waitFor(() => expect(waitingKeys()).toEqual([]))
})

test('a suggestion that is being accepted cannot be ticked or deleted', async () => {
  const { user } = open({ suggestions: [item('Leinöl')] }, { 'POST /shopping': () => new Promise(() => {}) })
  await user.click(await screen.findByRole('button', { name: '„Leinöl“ übernehmen' }))
  const [own] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: 'Leinöl' })
  expect(own?.disabled).toBe(true)
  expect(screen.getByRole('button', { name: '„Leinöl“ löschen' })).toHaveProperty('disabled', true)
})

test('a refused deletion brings the item back and says why', async () => {
  const { user } = open(
    { items: [item('Brot')] },
    { 'POST /shopping/delete': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.') },
  )
  await user.click(await screen.findByRole('button', { name: '„Brot“ löschen' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Gerade nicht erreichbar.')
  await box('Brot')
})

test('a full list keeps what was typed until it is thrown away', async () => {
  const full = 'Die Liste ist voll. Lösche zuerst ein paar Einträge.'
  const { user } = open({ items: [item('Brot')] }, { 'POST /shopping': () => refusal(409, 'list_full', full) })
  await box('Brot')
  await user.type(screen.getByLabelText('Was fehlt zu Hause?'), 'Milch{Enter}')
  await screen.findByText(full)
  await screen.findByText('„Milch“ ist noch nicht gespeichert.')
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }))
  expect(screen.queryByText('„Milch“ ist noch nicht gespeichert.')).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'Milch' })).toBeNull()
})

test('a suggestion one has already is ticked off, and cannot be accepted any more', async () => {
  let suggestions = [item('Leinöl')]
  const { user, bodies } = open(
    {},
    {
      'GET /shopping': () => ({ items: [], suggestions }),
      'POST /shopping': () => {
        suggestions = [item('Leinöl', true)]
        return suggestions[0]
      },
    },
  )
  const area = within(await screen.findByRole('region', { name: 'Vorschläge für dich' }))
  await user.click(area.getByRole('checkbox', { name: 'Leinöl' }))
  await area.findByText('Abgehakt')
  expect(area.queryByRole('button', { name: '„Leinöl“ übernehmen' })).toBeNull()
  expect(bodies('POST /shopping')).toEqual([
    { item: { id: 'id-Leinöl', name: 'Leinöl', checked: true, at: expect.any(String) } },
  ])
})

test('a suggestion somebody else took meanwhile is offered again after the refusal, which says why', async () => {
  const refusedText = 'Dieser Vorschlag ist schon abgehakt.'
  const { user } = open(
    { suggestions: [item('Leinöl')] },
    { 'POST /shopping': () => refusal(409, 'suggestion_taken', refusedText) },
  )
  await user.click(await screen.findByRole('button', { name: '„Leinöl“ übernehmen' }))
  await screen.findByText(refusedText)
  expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull()
  await screen.findByRole('button', { name: '„Leinöl“ übernehmen' })
})

test('without suggestions there is no area for them', async () => {
  open({ items: [item('Brot')] })
  await box('Brot')
  expect(screen.queryByRole('region', { name: 'Vorschläge für dich' })).toBeNull()
})

test('changes arrive in the order they were made', async () => {
  const first = Promise.withResolvers<unknown>()
  let isFirst = true
  const { user, bodies } = open(
    { items: [item('Brot')] },
    {
      'POST /shopping': ({ body }) => {
        if (!isFirst) return (body as { item: ShoppingItem }).item
        isFirst = false
        return first.promise
      },
    },
  )
  await user.click(await box('Brot'))
  await user.click(await box('Brot'))
  expect(bodies('POST /shopping')).toHaveLength(1)
  first.resolve(item('Brot', true))
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(2))
  expect(bodies('POST /shopping').map((body) => (body as { item: ShoppingItem }).item.checked)).toEqual([true, false])
})

test('follows the plan, names what is no longer needed, and keeps it when asked to', async () => {
  let suggestions = [item('Lachs, 200 g', false, { fromPlan: true }), item('Reis', false)]
  const { user, bodies } = open(
    {},
    {
      'GET /shopping': () => ({ items: [], suggestions }),
      'POST /shopping/follow-plan': () => {
        suggestions = [item('Tofu, 200 g', false, { fromPlan: true }), item('Reis', false)]
        return { removed: ['Lachs, 200 g', 'Dill'], added: ['Tofu, 200 g'], changed: 0 }
      },
    },
  )
  await screen.findByText('Dein Plan hat sich geändert. Nicht mehr nötig: Lachs, 200 g und Dill. Neu: Tofu, 200 g.')
  const fromPlan = within(screen.getByRole('region', { name: 'Aus deinem Plan' }))
  expect(fromPlan.getByText('Tofu, 200 g')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Vorschläge für dich' })).getByText('Reis')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Trotzdem behalten' }))
  await waitFor(() =>
    expect(bodies('POST /shopping')).toMatchObject([{ item: { name: 'Lachs, 200 g' } }, { item: { name: 'Dill' } }]),
  )
  expect(screen.queryByText(/Dein Plan hat sich geändert/)).toBeNull()
  expect(bodies('POST /shopping/follow-plan')).toHaveLength(1)
})

test('asks for no update without suggestions from the plan, and stays as it is when that fails', async () => {
  const first = open({ suggestions: [item('Reis')] })
  await screen.findByText('Reis')
  expect(first.bodies('POST /shopping/follow-plan')).toEqual([])
  cleanup()
  const second = open(
    { suggestions: [item('Reis', false, { fromPlan: true })] },
    { 'POST /shopping/follow-plan': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.') },
  )
  await waitFor(() => expect(second.bodies('POST /shopping/follow-plan')).toHaveLength(1))
  expect(screen.getByText('Reis')).toBeTruthy()
  expect(screen.queryByText('Gerade nicht erreichbar.')).toBeNull()
})

test('accepts all suggestions from the plan in one tap', async () => {
  const suggestions = ['Reis', 'Tofu', 'Dill'].map((name) => item(name, name === 'Dill', { fromPlan: true }))
  const { user, bodies } = open(
    { suggestions },
    {
      'POST /shopping/follow-plan': () => ({ removed: [], added: [], changed: 0 }),
      'POST /shopping/take-over': () => ({ items: [item('Reis'), item('Tofu')] }),
    },
  )
  await user.click(await screen.findByRole('button', { name: '2 Zutaten übernehmen' }))
  await screen.findByText('2 Zutaten stehen jetzt auf deiner Liste.')
  expect(bodies('POST /shopping/take-over')).toHaveLength(1)
})

test('a tick without a connection waits quietly, and is sent once there is one', async () => {
  let isConnected = false
  const { user, bodies } = open(
    { items: [item('Brot')] },
    {
      'POST /shopping': ({ body }) => (isConnected ? (body as { item: ShoppingItem }).item : new TypeError('offline')),
    },
  )
  await user.click(await box('Brot'))
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await box('Brot')).checked).toBe(true)
  isConnected = true
  await waitFor(() => expect(bodies('POST /shopping').length).toBeGreaterThan(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Changes get no answer, as where the connection hangs. */
const hanging = { 'POST /shopping': () => new Promise<never>(() => undefined) }

test('what is added behind a waiting tick survives the end of the tab, and is sent again with the same key', async () => {
  const { user, bodies, unmount } = open({ items: [item('Brot')] }, hanging)
  await user.click(await box('Brot'))
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(1))
  await user.type(screen.getByLabelText('Was fehlt zu Hause?'), 'Milch{Enter}')
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(2))
  const sent = bodies('POST /shopping')[1]
  expect(sent).toEqual({ item: { name: 'Milch', key: expect.any(String) } })
  unmount()
  sessionStorage.clear()

  const again = open({ items: [item('Brot')] })
  await waitFor(() => expect(again.bodies('POST /shopping')).toContainEqual(sent))
  await waitFor(() => expect(waitingKeys()).toEqual([]))
})

test('a tick that waits survives the end of the tab, with its time; one that was taken back does not', async () => {
  const { user, bodies, unmount } = open({ items: [item('Brot'), item('Reis')] }, hanging)
  await user.click(await box('Brot'))
  await user.click(await box('Reis'))
  await user.click(await box('Reis'))
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(1))
  const [sent] = bodies('POST /shopping')
  expect(sent).toEqual({ item: { id: 'id-Brot', name: 'Brot', checked: true, at: expect.any(String) } })
  unmount()
  sessionStorage.clear()

  const again = open({ items: [item('Brot'), item('Reis')] })
  await waitFor(() => expect(again.bodies('POST /shopping')).toEqual([sent]))
  await waitFor(() => expect(again.queries.isMutating()).toBe(0))
  again.unmount()
  const third = open({ items: [item('Brot')] })
  await box('Brot')
  expect(third.bodies('POST /shopping')).toEqual([])
})

test('the plan is followed once the ticks of an earlier visit have arrived', async () => {
  const suggestions = [item('Reis, 200 g', false, { fromPlan: true })]
  const { user, bodies, unmount } = open({ items: [item('Brot'), item('Öl')] }, hanging)
  await user.click(await box('Brot'))
  await user.click(await box('Öl'))
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(1))
  unmount()

  const calls = fakeApi({
    'GET /shopping': () => ({ items: [item('Brot'), item('Öl')], suggestions }),
    'POST /shopping': ({ body }: FakeCall) => (body as { item: ShoppingItem }).item,
    'POST /shopping/follow-plan': () => ({ removed: [], added: [], changed: 0 }),
  })
  renderPage(<ShoppingSection id="einkaufsliste" />)
  const posts = () => calls.flatMap(({ call }) => (call.startsWith('POST') ? [call] : []))
  await waitFor(() => expect(posts()).toContain('POST /shopping/follow-plan'))
  expect(posts()).toEqual(['POST /shopping', 'POST /shopping', 'POST /shopping/follow-plan'])
})

test('ticks that wait are sent for the person who made them only', async () => {
  const { user, bodies, unmount } = open({ items: [item('Brot')] }, hanging)
  await user.click(await box('Brot'))
  await waitFor(() => expect(bodies('POST /shopping')).toHaveLength(1))
  unmount()

  const calls = fakeApi({ 'GET /shopping': () => ({ items: [item('Brot')], suggestions: [] }) })
  renderPage(<ShoppingSection id="einkaufsliste" />, { user: admin })
  await box('Brot')
  expect(calls.filter(({ call }) => call === 'POST /shopping')).toEqual([])
})

test('a tick that is refused is not sent again after a reload', async () => {
  const { user, unmount } = open(
    { items: [item('Brot')] },
    { 'POST /shopping': () => refusal(404, 'not_found', 'Das haben wir nicht gefunden.') },
  )
  await user.click(await box('Brot'))
  await screen.findByText('Das haben wir nicht gefunden.')
  unmount()
  const { bodies } = open({ items: [item('Brot')] })
  await box('Brot')
  expect(bodies('POST /shopping')).toEqual([])
})

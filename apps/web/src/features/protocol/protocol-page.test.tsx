import { addDays, nextMonday } from '@kostbar/contracts/calendar'
import { protocolToday } from '@kostbar/contracts/protocol/days'
import { maxMealsPerDay } from '@kostbar/contracts/protocol/limits'
import type { ProtocolMeal, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ProtocolPage } from './protocol-page.tsx'
import { item, mealFields } from './testing/meal.ts'
import { overviewOf, protocolOf } from './testing/protocol.ts'
import { protocolQuery } from './use-protocol.ts'

afterEach(() => void vi.unstubAllGlobals())

const today = protocolToday()
const read = `GET /protocol/${member.id}`
const saveDay = 'POST /protocol/day'
const done = () => ({ success: true })

function open(overview: ProtocolOverview, answers: Record<string, (call: FakeCall) => unknown> = {}, at = '/') {
  const calls = fakeApi({ [read]: () => overview, [`GET /photos/${member.id}`]: () => [], ...answers })
  const page = renderPage(<ProtocolPage />, { at })
  const sent = (call: string) => calls.filter((one) => one.call === call).map(({ body }) => body)
  return { ...page, calls, sent }
}

const button = (name: string) => screen.getByRole('button', { name })
const findButton = (name: string) => screen.findByRole('button', { name })
const note = () => screen.findByRole('textbox', { name: /^Notiz/ })

test.each([
  ['is reviewed', protocolOf({ status: 'REVIEWED', writable: false }), /^Deine Auswertung ist da/],
  ['is submitted', protocolOf({ status: 'SUBMITTED', writable: false }), /^Abgeschickt\. Thea schaut sich/],
  ['was opened again', protocolOf({ status: 'REOPENED' }), /^Thea hat dein Protokoll noch einmal geöffnet/],
  [
    'is over',
    protocolOf({ daysAgo: 20, writable: false, lastEntryDay: null }),
    /^Dieses Protokoll ist vorbei.+werden\.$/,
  ],
  ['begins later', protocolOf({ daysAgo: -2 }), /^Los geht es am \S+, \d+/],
  ['is over but can be filled in', protocolOf({ daysAgo: 8 }), /^Nachtragen kannst du noch bis \S+, \d+/],
])('says that the protocol %s', async (_state, protocol, text) => {
  open(overviewOf(protocol, { trainer: 'Thea' }))
  expect((await screen.findByText(text)).closest('[role=status]')).not.toBeNull()
})

test('a submitted protocol names the deadline of the answer and cannot be changed', async () => {
  const meals: ProtocolMeal[] = [{ id: 'm', key: 'k', rev: 1, photoIds: [], ...mealFields({ day: today }) }]
  const protocol = protocolOf({ status: 'SUBMITTED', writable: false, meals })
  const dueAt = '2999-01-20T16:00:00.000Z'
  open(overviewOf(protocol, { trainer: 'Thea', deadline: { state: 'RUNNING', dueAt } }))
  await screen.findByText(/^Antwort bis .*20\.01\., 17:00/)
  screen.getByText('Suppe')
  expect(screen.queryByRole('button', { name: /bearbeiten|Eintragen|Protokoll abschicken/ })).toBeNull()
  expect(await note()).toHaveProperty('disabled', true)
  expect(screen.queryByText(/Du kannst danach noch etwas ändern|Zum Beispiel/)).toBeNull()
})

test('a submitted protocol that the trainer may not read leads to the consent', async () => {
  const protocol = protocolOf({ status: 'SUBMITTED', writable: false })
  open(overviewOf(protocol, { trainer: 'Thea', deadline: { state: 'NO_CONSENT', dueAt: null } }))
  await screen.findByText(/^Thea sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst\.$/)
  screen.getByRole('link', { name: 'Zur Einwilligung' })
  expect(screen.queryByText(/Thea schaut sich dein Protokoll an/)).toBeNull()
})

test('a reviewed protocol leads to its evaluation, and other protocols are listed', async () => {
  const protocol = protocolOf({ status: 'REVIEWED', writable: false, number: 2 })
  const first = { number: 1, startsOn: '2026-01-05', status: 'REVIEWED' as const }
  open(overviewOf(protocol, { protocols: [{ ...first, number: 2, startsOn: protocol.startsOn }, first] }))
  expect((await screen.findByRole('link', { name: 'Zur Auswertung' })).getAttribute('href')).toMatch(/\?nummer=2$/)
  const others = screen.getByRole('navigation', { name: 'Frühere Protokolle' })
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([expect.stringMatching(/\?protokoll=1$/)])
})

test('too few complete days cannot be submitted, and it says how many are missing', async () => {
  open(overviewOf(protocolOf({ complete: 4 })))
  await screen.findByText('4 von 7 Tagen vollständig')
  screen.getByText(/Dir fehlt noch ein Tag\.$/)
  expect(button('Protokoll abschicken')).toHaveProperty('disabled', true)
})

const isOver = { daysAgo: 20, writable: false, lastEntryDay: null } as const

test('a protocol that is over can still be submitted or discarded', async () => {
  const { user, sent } = open(overviewOf(protocolOf({ ...isOver, complete: 7 })), {
    'POST /protocol/submit': done,
    'GET /users/info': () => member,
  })
  await screen.findByText(/Abschicken oder verwerfen kannst du es noch\.$/)
  expect(button('Protokoll verwerfen')).toHaveProperty('disabled', false)
  expect(screen.queryByRole('heading', { name: 'Erinnerungen' })).toBeNull()
  await user.click(button('Protokoll abschicken'))
  await waitFor(() => expect(sent('POST /protocol/submit')).toEqual([{ number: 1, incomplete: false }]))
})

test('a protocol that is over with too few complete days can only be discarded', async () => {
  open(overviewOf(protocolOf({ ...isOver, complete: 4 })))
  await screen.findByText(/^Es sind zu wenige Tage vollständig\. Verwirf das Protokoll/)
  expect(button('Protokoll verwerfen')).toHaveProperty('disabled', false)
  expect(screen.queryByRole('button', { name: 'Protokoll abschicken' })).toBeNull()
})

test('submitting with gaps asks first; a refusal is told', async () => {
  const answers = [refusal(409, 'protocol_incomplete', 'Es fehlen Tage.'), Response.json({ success: true })]
  const { user, sent } = open(overviewOf(protocolOf({ complete: 6 })), {
    'POST /protocol/submit': () => answers.shift(),
    'GET /users/info': () => member,
  })
  for (const outcome of ['Es fehlen Tage.', /^Dein Protokoll ist abgeschickt/]) {
    await user.click(await findButton('Protokoll abschicken'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mit Lücken abschicken?' }))
    dialog.getByText(/^Ein Tag ist nicht vollständig/)
    await user.click(dialog.getByRole('button', { name: 'Abschicken' }))
    await screen.findByText(outcome)
  }
  expect(sent('POST /protocol/submit')).toEqual(Array(2).fill({ number: 1, incomplete: true }))
})

test('a complete protocol is submitted without a question', async () => {
  const { user, sent } = open(overviewOf(protocolOf({ complete: 7 })), {
    'POST /protocol/submit': done,
    'GET /users/info': () => member,
  })
  await user.click(await findButton('Protokoll abschicken'))
  await screen.findByText(/^Dein Protokoll ist abgeschickt/)
  expect(sent('POST /protocol/submit')).toEqual([{ number: 1, incomplete: false }])
})

test('a text that is not saved yet delays submitting', async () => {
  const protocol = protocolOf({ complete: 7 })
  const { user, sent } = open(overviewOf(protocol), {
    [saveDay]: ({ body }) => ({ ...protocol.days[2], ...(body as { changes: object }).changes, rev: 1 }),
  })
  await user.type(await note(), 'Gut')
  expect(button('Protokoll abschicken')).toHaveProperty('disabled', true)
  await waitFor(() => expect(button('Protokoll abschicken')).toHaveProperty('disabled', false), { timeout: 3_000 })
  expect(sent(saveDay)).toEqual([{ number: 1, day: today, rev: 0, changes: { note: 'Gut' } }])
})

test('without a connection it says that entries wait; submitting waits for them', async () => {
  const protocol = protocolOf({ complete: 7 })
  const answers = [new TypeError('Failed to fetch'), { ...protocol.days[2], waterMl: 250, rev: 1 }]
  const { user } = open(overviewOf(protocol), { [saveDay]: () => answers.shift() })
  await user.click(await findButton('250 ml mehr'))
  await screen.findByText('Wartet auf Netz (1)')
  screen.getByText(/^Ein paar Einträge warten noch auf Netz/)
  screen.getByText('0,25 l')
  expect(button('Protokoll abschicken')).toHaveProperty('disabled', true)
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('Alles gespeichert')
  expect(button('Protokoll abschicken')).toHaveProperty('disabled', false)
})

test('a text that is still being typed is saved when the page is left', async () => {
  const protocol = protocolOf()
  const { user, sent, queries, unmount } = open(overviewOf(protocol), {
    [saveDay]: ({ body }) => ({ ...protocol.days[2], ...(body as { changes: object }).changes, rev: 1 }),
  })
  await user.type(await note(), 'Gut')
  unmount()
  expect(sent(saveDay)).toMatchObject([{ changes: { note: 'Gut' } }])
  const { queryKey } = protocolQuery(member.id, undefined)
  await waitFor(() => expect(queries.getQueryData(queryKey)?.protocol?.days[2]?.note).toBe('Gut'))
})

test('an entry that is saved while the protocol is loaded again stays', async () => {
  const protocol = protocolOf()
  let days = protocol.days
  const old = Promise.withResolvers<ProtocolOverview>()
  const answers = [overviewOf(protocol), old.promise]
  const { user, queries, sent, calls } = open(overviewOf(protocol), {
    [read]: () => answers.shift() ?? overviewOf({ ...protocol, days }),
    [saveDay]: () => {
      days = days.map((one) => (one.day === today ? { ...one, waterMl: 250, rev: 1 } : one))
      return days.find(({ day }) => day === today)
    },
  })
  await findButton('250 ml mehr')
  void queries.invalidateQueries({ queryKey: protocolQuery(member.id, undefined).queryKey })
  await waitFor(() => expect(calls.filter(({ call }) => call === read)).toHaveLength(2))
  await user.click(button('250 ml mehr'))
  await waitFor(() => expect(sent(saveDay)).toHaveLength(1))
  await screen.findByText('Alles gespeichert')
  old.resolve(overviewOf(protocol))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  screen.getByText('0,25 l')
})

test('a refused entry is told, also when the protocol was closed meanwhile, and can be dropped', async () => {
  const overview = overviewOf(protocolOf({ complete: 7 }))
  const { user, queries } = open(overview, {
    [saveDay]: () => refusal(409, 'protocol_closed', 'Das Protokoll ist abgeschlossen.'),
  })
  await user.click(await findButton('250 ml mehr'))
  await screen.findByText('Das Protokoll ist abgeschlossen.')
  screen.getByText(/^Ein Eintrag konnte nicht gespeichert werden/)
  act(() => {
    const protocol = protocolOf({ status: 'SUBMITTED', writable: false })
    queries.setQueryData(protocolQuery(member.id, undefined).queryKey, overviewOf(protocol))
  })
  await screen.findByText(/^Abgeschickt/)
  await user.click(button('Eintrag verwerfen'))
  await waitFor(() => expect(screen.queryByText('Das Protokoll ist abgeschlossen.')).toBeNull())
  screen.getByText('0 l')
})

test('discarding asks first', async () => {
  const { user, calls } = open(overviewOf(protocolOf()), { 'DELETE /protocol/1': done })
  await user.click(await findButton('Protokoll verwerfen'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Protokoll verwerfen?' }))
  await user.click(dialog.getByRole('button', { name: 'Protokoll verwerfen' }))
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('DELETE /protocol/1'))
})

test('discarding the protocol of the address leads to what is left', async () => {
  let isDiscarded = false
  const { user, router } = open(
    overviewOf(protocolOf()),
    {
      [read]: ({ call }) => {
        if (!isDiscarded) return overviewOf(protocolOf())
        return call.includes('?number=1') ? refusal(404, 'not_found') : overviewOf(null)
      },
      'DELETE /protocol/1': () => {
        isDiscarded = true
        return { success: true }
      },
    },
    `/?protokoll=1&tag=${today}`,
  )
  await user.click(await findButton('Protokoll verwerfen'))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Protokoll verwerfen?' }))
  await user.click(dialog.getByRole('button', { name: 'Protokoll verwerfen' }))
  await screen.findByText('Dein Protokoll ist verworfen.')
  await screen.findByRole('heading', { name: 'Wann möchtest du anfangen?' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(router.state.location.search).toBe('')
})

test('a new protocol is shown at once, also when it was started at an earlier one', async () => {
  const first = protocolOf({ status: 'REVIEWED', writable: false, daysAgo: 30 })
  const second = protocolOf({ id: '0198c000-0000-7000-8000-0000000000a2', number: 2, daysAgo: 0 })
  const heads = [second, first].map(({ number, startsOn, status }) => ({ number, startsOn, status }))
  const { user, router } = open(
    overviewOf(first),
    {
      [read]: ({ call }) => (call.includes('?number=1') ? overviewOf(first) : overviewOf(second, { protocols: heads })),
      'POST /protocol/start': () => ({ number: 2 }),
    },
    '/?protokoll=1',
  )
  await user.click(await findButton('Neues Protokoll beginnen'))
  await user.click(button('Protokoll beginnen'))
  await screen.findByText('0 von 7 Tagen vollständig')
  expect(router.state.location.search).toBe('')
})

test('the newest protocol is the page without a number', async () => {
  const protocol = protocolOf({ status: 'REVIEWED', writable: false })
  const heads = [2, 1].map((number) => ({ number, startsOn: protocol.startsOn, status: protocol.status }))
  open(overviewOf(protocol, { protocols: heads }), {}, '/?protokoll=1')
  const others = within(await screen.findByRole('navigation', { name: 'Frühere Protokolle' }))
  expect(others.getByRole('link').getAttribute('href')).toBe('/protocol')
})

test('shows the entries of the chosen day; one with its name, its note or its kind', async () => {
  const day = addDays(today, -1)
  const entry = (key: string, changes: Parameters<typeof mealFields>[0]): ProtocolMeal => ({
    id: key,
    key,
    rev: 1,
    photoIds: [],
    ...mealFields({ day, ...changes }),
  })
  const meals = [
    entry('1', { time: '08:00', kind: 'BREAKFAST', items: [item('Müsli'), item('Kaffee')] }),
    entry('2', { time: '12:00', items: [], note: 'Auswärts' }),
    entry('3', { time: '19:00', kind: 'DINNER', items: [] }),
  ]
  const { user } = open(overviewOf(protocolOf({ meals })))
  await screen.findByText('Noch nichts aufgeschrieben')
  const week = within(screen.getByRole('navigation', { name: 'Tage des Protokolls' }))
  expect(week.getAllByRole('button').map((one) => one.textContent?.match(/, (\D+?)[A-Z]/)?.[1])).toEqual([
    'noch leer',
    'begonnen',
    'noch leer',
    ...Array(4).fill('kommt noch'),
  ])
  await user.click(week.getByRole('button', { name: /begonnen/ }))
  expect(week.getByRole('button', { name: /begonnen/ }).getAttribute('aria-current')).toBe('date')
  const rows = screen.getAllByRole('button', { name: /bearbeiten$/ })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Müsli, Kaffee'),
    expect.stringContaining('Auswärts'),
    expect.stringMatching(/19:00 · AbendessenAbendessen/),
  ])
})

test('a full day says so instead of taking another entry', async () => {
  const meals = Array.from({ length: maxMealsPerDay }, (_, index): ProtocolMeal => {
    return { id: `${index}`, key: `${index}`, rev: 1, photoIds: [], ...mealFields({ day: today }) }
  })
  open(overviewOf(protocolOf({ meals })))
  await screen.findByText(/^An einem Tag haben 15 Einträge Platz/)
  expect(screen.queryByRole('button', { name: 'Eintragen' })).toBeNull()
})

test('a reminder removed while another removal is stored does not come back', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const reminders = { times: ['08:00', '12:00', '19:00'], byMail: false }
  const protocol = protocolOf({ reminders })
  const saved: object[] = []
  const { user, sent } = open(overviewOf(protocol), {
    [read]: () => overviewOf({ ...protocol, reminders: { ...reminders, ...saved.at(-1) } }),
    'POST /protocol/reminders': async ({ body }) => {
      await promise
      saved.push(body as object)
      return { success: true }
    },
  })
  await user.click(await findButton('08:00 entfernen'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '08:00 entfernen' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Erinnerungen' }))
  await user.click(button('12:00 entfernen'))
  resolve({})
  await waitFor(() =>
    expect(sent('POST /protocol/reminders')).toEqual([
      { number: 1, times: ['12:00', '19:00'], byMail: false },
      { number: 1, times: ['19:00'], byMail: false },
    ]),
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^\d.* entfernen$/ })).toHaveLength(1))
})

test('a reminder removed before the page has rendered another removal does not come back either', async () => {
  const protocol = protocolOf({ reminders: { times: ['08:00', '12:00', '19:00'], byMail: false } })
  const { sent } = open(overviewOf(protocol), { 'POST /protocol/reminders': done })
  fireEvent.click(await findButton('08:00 entfernen'))
  fireEvent.click(button('12:00 entfernen'))
  await waitFor(() => expect(sent('POST /protocol/reminders')).toHaveLength(2))
  expect(sent('POST /protocol/reminders').at(-1)).toEqual({ number: 1, times: ['19:00'], byMail: false })
})

test('the focus stays where a reminder is added, and where mails are chosen meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const saved: object[] = []
  const protocol = protocolOf({ reminders: { times: ['08:00'], byMail: false } })
  const { user, sent } = open(overviewOf(protocol), {
    [read]: () => overviewOf({ ...protocol, reminders: { ...protocol.reminders, ...saved.at(-1) } }),
    'POST /protocol/reminders': async ({ body }) => {
      await promise
      saved.push(body as object)
      return { success: true }
    },
  })
  const add = await findButton('Uhrzeit dazu')
  await user.click(add)
  await findButton('19:00 entfernen')
  expect([add.hasAttribute('disabled'), document.activeElement]).toEqual([false, add])
  const byMail = screen.getByRole('checkbox', { name: /E-Mail/ })
  await user.click(byMail)
  expect([byMail.hasAttribute('disabled'), document.activeElement]).toEqual([false, byMail])
  resolve({})
  await waitFor(() =>
    expect(sent('POST /protocol/reminders')).toEqual([
      { number: 1, times: ['08:00', '19:00'], byMail: false },
      { number: 1, times: ['08:00', '19:00'], byMail: true },
    ]),
  )
})

test('starts a protocol on the chosen day; a refusal is told', async () => {
  const answers = [refusal(409, 'protocol_open', 'Du hast schon ein Protokoll.'), Response.json({ number: 1 })]
  const { user, sent } = open(overviewOf(null), { 'POST /protocol/start': () => answers.shift() })
  await screen.findByRole('heading', { name: 'Wann möchtest du anfangen?' })
  expect(button('Heute').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Protokoll beginnen'))
  await screen.findByText('Du hast schon ein Protokoll.')
  await user.click(button('Morgen'))
  await user.click(button('Protokoll beginnen'))
  await waitFor(() =>
    expect(sent('POST /protocol/start')).toEqual([{ startsOn: today }, { startsOn: addDays(today, 1) }]),
  )
})

test('the start page says who reads a protocol', async () => {
  open(overviewOf(null))
  await screen.findByText(/^Was du schreibst, wird verschlüsselt .+ unser Team nur mit einem Grund/)
  expect(screen.queryByText(/Alles ist verschlüsselt/)).toBeNull()
})

test('on Sundays tomorrow and Monday are one choice', async () => {
  const sunday = addDays(nextMonday(today), -1)
  vi.useFakeTimers({ now: new Date(`${sunday}T10:00:00Z`), toFake: ['Date'] })
  try {
    open(overviewOf(null))
    await findButton('Morgen')
    expect(screen.queryByRole('button', { name: 'Am Montag' })).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('a protocol without entries can be moved', async () => {
  const { user, sent } = open(overviewOf(protocolOf({ daysAgo: -3 })), {
    'POST /protocol/start': () => ({ number: 1 }),
  })
  await user.click(await findButton('Starttag ändern'))
  await user.click(button('Heute'))
  await user.click(button('Starttag ändern'))
  await findButton('Starttag ändern')
  await waitFor(() => expect(sent('POST /protocol/start')).toEqual([{ startsOn: today }]))
})

test('asks for the consent before anything else', async () => {
  open(overviewOf(null), {
    [read]: () => refusal(403, 'consent_needed', 'Es braucht deine Einwilligung.'),
    'GET /consents/health': () => ({
      version: '1',
      texts: { HEALTH: 'Meine Angaben dürfen gespeichert werden.', COACHING: '' },
      given: null,
      eraseAt: null,
      trainer: null,
    }),
  })
  await findButton('Ich willige ein')
  expect(screen.queryByRole('heading', { name: 'Wann möchtest du anfangen?' })).toBeNull()
})

/** Looks at the page again the next morning, as on a phone that is unlocked. */
function lookAgainTomorrow() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const shownDay = () =>
  within(screen.getByRole('navigation', { name: 'Tage des Protokolls' }))
    .getAllByRole('button')
    .findIndex((day) => day.getAttribute('aria-current') === 'date')

test('looked at again the next morning, the page shows the new day', async () => {
  open(overviewOf(protocolOf()))
  await findButton('Eintragen')
  expect(shownDay()).toBe(2)
  lookAgainTomorrow()
  expect(shownDay()).toBe(3)
})

test('an entry that is being written when a day ends stays open, and on its day', async () => {
  const { user, sent } = open(overviewOf(protocolOf()), { 'POST /protocol/meal': ({ body }) => body })
  await user.click(await findButton('Eintragen'))
  await user.type(await screen.findByRole('combobox', { name: 'Essen oder Getränk' }), 'Suppe')
  lookAgainTomorrow()
  // Found by its text: while suggestions are open, the accessibility tree contains nothing else.
  await user.click(screen.getByText('Fertig'))
  await waitFor(() => expect(sent('POST /protocol/meal')).toMatchObject([{ day: today, items: [{ text: 'Suppe' }] }]))
})

test('looked at again the next morning, a protocol is begun on the new day', async () => {
  const { user, sent } = open(overviewOf(null), { 'POST /protocol/start': done })
  await findButton('Protokoll beginnen')
  lookAgainTomorrow()
  await user.click(button('Protokoll beginnen'))
  await waitFor(() => expect(sent('POST /protocol/start')).toEqual([{ startsOn: addDays(today, 1) }]))
})

import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import type { Answers } from '@kostbar/contracts/anamnesis/questionnaire'
import type { AnamnesisDraft, AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { AnamnesisPage } from './anamnesis-page.tsx'

const path = `/anamnese/${member.id}`
const updatedAt = '2026-11-22T13:03:00.000Z'
const draftOf = (answers: Answers, changes: Partial<AnamnesisDraft> = {}): AnamnesisDraft => ({
  answers,
  rev: 4,
  step: 'intolerances',
  updatedAt,
  isUpdatedByTrainer: false,
  isShared: false,
  ...changes,
})
const overviewOf = (changes: Partial<AnamnesisOverview> = {}): AnamnesisOverview => ({
  state: 'DRAFT',
  questionnaire: anamnesisQuestionnaire,
  draft: draftOf({}),
  versions: [],
  warnings: [],
  involveDietitian: false,
  trainer: null,
  deadline: null,
  ...changes,
})

/** Fakes the anamnesis API: stores the draft and records the bodies of save requests in `saves`. */
function fakeAnamnesis(overview: AnamnesisOverview, others: Parameters<typeof fakeApi>[0] = {}) {
  const api = { overview, isOffline: false, saves: [] as { answers: Record<string, unknown>; rev: number }[] }
  fakeApi({
    [`GET ${path}`]: () => api.overview,
    [`POST ${path}/draft`]: ({ body }) => {
      if (api.isOffline) return new Error('offline')
      api.saves.push(body as (typeof api.saves)[number])
      return { rev: (body as { rev: number }).rev + 1, updatedAt }
    },
    ...others,
  })
  return api
}

test('says where it goes on, and goes there', async () => {
  fakeAnamnesis(overviewOf())
  const { user, router } = renderPage(<AnamnesisPage />, { at: '/anamnese' })
  await screen.findByRole('heading', { name: 'Schön, dass du wieder da bist, Anna' })
  await user.click(screen.getByRole('link', { name: 'Weiter bei Schritt 6: Allergien und Unverträglichkeiten' }))
  const title = await screen.findByRole('heading', { name: 'Allergien und Unverträglichkeiten' })
  expect(document.activeElement).toBe(title)
  expect(router.state.location.search).toBe('?schritt=6')
  screen.getByText('Schritt 6 von 13')
  screen.getByText('gespeichert 14:03')
})

test('an address with a step leaves the focus where it is', async () => {
  fakeAnamnesis(overviewOf())
  renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=6' })
  await screen.findByRole('heading', { name: 'Allergien und Unverträglichkeiten' })
  expect(document.activeElement).toBe(document.body)
})

test('asks for the consent first, and begins with it', async () => {
  let isGiven = false
  const consent = {
    version: '1',
    texts: { HEALTH: 'Ich willige ein.', COACHING: '' },
    given: null,
    eraseAt: null,
    trainer: null,
  }
  fakeAnamnesis(overviewOf(), {
    [`GET ${path}`]: () =>
      isGiven
        ? overviewOf({ state: 'EMPTY', draft: draftOf({}, { rev: 0, step: null }) })
        : refusal(403, 'consent_needed'),
    'GET /consents/health': () => consent,
    'POST /consents/health': () => {
      isGiven = true
      return consent
    },
  })
  const { user } = renderPage(<AnamnesisPage />, { at: '/anamnese' })
  await screen.findByText('Etwa 15 Minuten in 13 kurzen Schritten')
  await user.click(await screen.findByRole('button', { name: 'Ich willige ein' }))
  await screen.findByRole('heading', { level: 1, name: 'Einwilligung' })
  screen.getByRole('radio', { name: 'Ja, ich bin 18 oder älter' })
})

test('saves while typing in strict mode, too, where React mounts everything twice in development', async () => {
  const api = fakeAnamnesis(overviewOf())
  const page = (
    <StrictMode>
      <AnamnesisPage />
    </StrictMode>
  )
  const { user } = renderPage(page, { at: '/anamnese?schritt=6' })
  await screen.findByRole('heading', { name: 'Allergien und Unverträglichkeiten' })
  await user.click(screen.getByRole('checkbox', { name: 'Laktose' }))
  await waitFor(() => expect(api.saves.some(({ answers }) => Object.keys(answers).length > 0)).toBe(true), {
    timeout: 3_000,
  })
})

test('saves while typing; conditional questions come and go; missing answers are said at the field', async () => {
  const api = fakeAnamnesis(overviewOf())
  const { user, router } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=2' })
  await user.click(await screen.findByRole('radio', { name: 'divers' }))
  await user.click(screen.getByRole('radio', { name: 'Formel für Frauen' }))
  await user.type(screen.getByLabelText('Größe'), '1,7')
  await waitFor(() =>
    expect(Object.assign({}, ...api.saves.map(({ answers }) => answers))).toEqual({
      sex: 'DIVERSE',
      formulaSex: 'FEMALE',
      height: 170,
    }),
  )
  await user.click(screen.getByRole('radio', { name: 'weiblich' }))
  expect(screen.queryByRole('radio', { name: 'Formel für Frauen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(screen.getByRole('alert').textContent).toBe('2 Antworten fehlen noch oder passen nicht.')
  expect(document.activeElement).toBe(screen.getByLabelText('Tag'))
  expect(router.state.location.search).toBe('?schritt=2')
  await user.type(screen.getByLabelText('Tag'), '24')
  await user.type(screen.getByLabelText('Monat'), '12')
  await user.type(screen.getByLabelText('Jahr'), '1990')
  await user.type(screen.getByLabelText('Gewicht'), '8')
  expect(screen.getByRole('alert').textContent).toBe('Eine Antwort fehlt noch oder passt nicht.')
  await user.type(screen.getByLabelText('Gewicht'), '2,4')
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Ziele' }))
  expect(router.state.location.search).toBe('?schritt=3')
})

test('typed text that is no number keeps the step, also where no answer is required', async () => {
  fakeAnamnesis(overviewOf({ draft: draftOf(completeAnswers) }))
  const { user, router } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=2' })
  await user.type(await screen.findByLabelText(/^Bauchumfang/), 'viel')
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  screen.getByText('Bitte gib eine Zahl an.')
  expect(router.state.location.search).toBe('?schritt=2')
  await screen.findByText('gespeichert 14:03')
})

test('without a connection it says so calmly, keeps what is typed, and saves it later', async () => {
  const api = fakeAnamnesis(overviewOf())
  const { user } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=13' })
  const field = await screen.findByLabelText(/^Das möchte ich noch sagen/)
  await waitFor(() => expect(api.saves).toHaveLength(1))
  api.isOffline = true
  await user.type(field, 'Ich esse gern Marillen.')
  await screen.findByText(/^Gerade gibt es keine Verbindung/)
  screen.getByText('noch nicht gespeichert')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Marillen')
  api.isOffline = false
  window.dispatchEvent(new Event('online'))
  await screen.findByText('gespeichert 14:03')
  expect(Object.assign({}, ...api.saves.map(({ answers }) => answers))).toEqual({
    anythingElse: 'Ich esse gern Marillen.',
  })
})

test.each(['/anamnese', '/anamnese?fassung=1', '/anderswo'])(
  'asks before answers that wait for the connection are left for %s, but not between steps',
  async (to) => {
    const api = fakeAnamnesis(overviewOf({ draft: draftOf({}, { step: 'other' }) }))
    const { user, router } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=13' })
    const field = await screen.findByLabelText(/^Das möchte ich noch sagen/)
    api.isOffline = true
    await user.type(field, 'Marillen')
    await screen.findByText(/^Gerade gibt es keine Verbindung/)
    void router.navigate('/anamnese?schritt=12')
    await waitFor(() => expect(router.state.location.search).toBe('?schritt=12'))
    void router.navigate(to)
    const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }))
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.search).toBe('?schritt=12')
  },
)

test('leaving waits until the last answer is saved, and coming back shows it', async () => {
  const api = fakeAnamnesis(overviewOf({ draft: draftOf({}, { step: 'other' }) }))
  const { promise, resolve } = Promise.withResolvers<void>()
  fakeApi({
    [`GET ${path}`]: () => api.overview,
    [`POST ${path}/draft`]: async ({ body }) => {
      await promise
      const { answers } = body as { answers: Answers }
      api.overview = overviewOf({ draft: draftOf(answers, { rev: 5, step: 'other' }) })
      return { rev: 5, updatedAt }
    },
  })
  const { user, router } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=13' })
  await user.click(await screen.findByLabelText(/^Das möchte ich noch sagen/))
  await user.paste('Marillen')
  void router.navigate('/anamnese')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Das möchte ich noch sagen/).value).toBe('Marillen')
  resolve()
  await screen.findByRole('heading', { name: 'Schön, dass du wieder da bist, Anna' })
  await router.navigate('/anamnese?schritt=13')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Das möchte ich noch sagen/).value).toBe('Marillen'),
  )
})

test('shows both answers of two devices side by side, and the person chooses', async () => {
  const theirs = draftOf({ anythingElse: 'Am Handy geschrieben' }, { rev: 9 })
  const api = fakeAnamnesis(overviewOf({ draft: draftOf({}, { step: 'other' }) }), {
    [`POST ${path}/draft`]: ({ body }) => {
      const save = body as (typeof api.saves)[number]
      api.saves.push(save)
      if (save.rev === 9) return { rev: 10, updatedAt }
      api.overview = overviewOf({ draft: theirs })
      return refusal(409, 'changed_meanwhile')
    },
  })
  const { user } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=13' })
  await user.click(await screen.findByLabelText(/^Das möchte ich noch sagen/))
  // At once: typing letter by letter may take longer than the delay of the autosave.
  await user.paste('Am Laptop')
  const dialog = await screen.findByRole('alertdialog', { name: 'Was gilt?' })
  within(dialog).getByText(/^Du hast diese Frage auf einem anderen Gerät anders beantwortet\./)
  // The choice is the only way on.
  const done = within(dialog).getByRole<HTMLButtonElement>('button')
  expect([done.textContent, done.disabled]).toEqual(['Auswahl übernehmen', true])
  within(dialog).getByRole('radio', { name: /Anderes Gerät.*Am Handy geschrieben/ })
  await user.click(within(dialog).getByRole('radio', { name: /Hier.*Am Laptop/ }))
  await user.click(done)
  await waitFor(() => expect(api.saves.at(-1)).toMatchObject({ answers: { anythingElse: 'Am Laptop' }, rev: 9 }))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Das möchte ich noch sagen/).value).toBe('Am Laptop')
})

test('a consent withdrawn with the form open loses nothing', async () => {
  let isGiven = false
  const consent = {
    version: '1',
    texts: { HEALTH: 'Ich willige ein.', COACHING: '' },
    given: null,
    eraseAt: null,
    trainer: null,
  }
  const api = fakeAnamnesis(overviewOf({ draft: draftOf({}, { step: 'other' }) }), {
    [`POST ${path}/draft`]: ({ body }) => {
      if (!isGiven) return refusal(403, 'consent_needed')
      api.saves.push(body as (typeof api.saves)[number])
      return { rev: 5, updatedAt }
    },
    'GET /consents/health': () => consent,
    'POST /consents/health': () => {
      isGiven = true
      return consent
    },
  })
  const { user } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=13' })
  await user.type(await screen.findByLabelText(/^Das möchte ich noch sagen/), 'Noch etwas')
  await screen.findByRole('heading', { name: 'Deine Einwilligung fehlt' })
  await user.click(await screen.findByRole('button', { name: 'Ich willige ein' }))
  await waitFor(() => expect(api.saves.at(-1)?.answers).toEqual({ anythingElse: 'Noch etwas' }))
})

test('one tap answers a long list with no', async () => {
  fakeAnamnesis(overviewOf({ draft: draftOf({ kidney: { value: 'YES' } }) }))
  const { user } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=4' })
  await user.click(await screen.findByRole('button', { name: 'Alles Übrige mit Nein beantworten' }))
  const answerOf = (name: string) =>
    within(screen.getByRole('radiogroup', { name }))
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)?.value
  expect([answerOf('Nieren'), answerOf('Gicht'), answerOf('Bist du in ärztlicher Behandlung?')]).toEqual([
    'YES',
    'NO',
    undefined,
  ])
  screen.getByRole('heading', { name: 'Deine Situation jetzt' })
  await screen.findByText('gespeichert 14:03')
})

test('the summary names what is missing, and submits when nothing is', async () => {
  const { motivation: _missing, ...almost } = completeAnswers
  const api = fakeAnamnesis(overviewOf({ draft: draftOf(almost), trainer: 'Theresa' }), {
    'POST /anamnese/submit': () => {
      api.overview = overviewOf({
        state: 'SUBMITTED',
        draft: draftOf(completeAnswers, { rev: 7, step: null, updatedAt: null }),
        versions: [{ number: 1, submittedAt: updatedAt, reviews: [] }],
        warnings: ['KIDNEY'],
        trainer: 'Theresa',
      })
      return { number: 1 }
    },
    'GET /users/info': () => member,
  })
  const { user, router, queries } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=pruefen' })
  const filled = [careProfile.get, measures.list].map(({ path: name }) => [name])
  for (const key of filled) queries.setQueryData(key, 'before the submission')
  await screen.findByText(/^Eine Antwort fehlt noch/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Anamnese absenden' }).disabled).toBe(true)
  screen.getByText('Milch (G), Ei (C)')
  await user.click(screen.getByRole('link', { name: /^Ändern.*Ziele$/ }))
  await user.click(within(await screen.findByRole('group', { name: /^Wie wichtig/ })).getByRole('radio', { name: '8' }))
  await router.navigate('/anamnese?schritt=pruefen')
  await user.click(await screen.findByRole('button', { name: 'Anamnese absenden' }))
  const dialog = await screen.findByRole('dialog', { name: 'Anamnese absenden?' })
  within(dialog).getByText(/^Theresa bekommt sie zu lesen/)
  await user.click(within(dialog).getByRole('button', { name: 'Absenden' }))
  await screen.findByRole('heading', { name: 'Danke, Anna' })
  screen.getByText(/besprich bitte zuerst ärztlich/)
  screen.getByRole('link', { name: 'Fassung 1' })
  screen.getByRole('link', { name: 'Anamnese aktualisieren' })
  expect(Object.assign({}, ...api.saves.map(({ answers }) => answers))).toEqual({ motivation: 8 })
  expect(filled.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})

/** Opens the review of a complete draft, on a page that can be left, and confirms its submission. */
async function submitWith(answers: Parameters<typeof fakeAnamnesis>[1]) {
  fakeAnamnesis(overviewOf({ draft: draftOf(completeAnswers) }), answers)
  const page = (
    <Routes>
      <Route path="/anamnese" element={<AnamnesisPage />} />
      <Route path="*" element={<p>Woanders</p>} />
    </Routes>
  )
  const opened = renderPage(page, { at: '/anamnese?schritt=pruefen' })
  await opened.user.click(await screen.findByRole('button', { name: 'Anamnese absenden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anamnese absenden?' }))
  await opened.user.click(dialog.getByRole('button', { name: 'Absenden' }))
  return opened
}

test('whoever leaves while the anamnesis is being submitted is not led back', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { router, queries } = await submitWith({ 'POST /anamnese/submit': () => answer.promise })
  await waitFor(() => expect(queries.isMutating()).toBe(1))
  await router.navigate('/anderswo')
  await screen.findByText('Woanders')
  answer.resolve({ number: 1 })
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(router.state.location.pathname).toBe('/anderswo')
})

test('the submission cannot be cancelled while the last answer is being saved: it follows all the same', async () => {
  const saved = Promise.withResolvers<unknown>()
  const { user, router } = await submitWith({
    [`POST ${path}/draft`]: () => saved.promise,
    'POST /anamnese/submit': () => ({ number: 1 }),
  })
  const dialog = within(screen.getByRole('dialog', { name: 'Anamnese absenden?' }))
  expect(dialog.getByRole('button', { name: 'Noch nicht' })).toHaveProperty('disabled', true)
  await user.keyboard('{Escape}')
  dialog.getByRole('heading', { name: 'Anamnese absenden?' })
  saved.resolve({ rev: 5, updatedAt })
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('says of an anamnesis that the trainer may not read what opens it', async () => {
  fakeAnamnesis(
    overviewOf({
      state: 'SUBMITTED',
      draft: draftOf(completeAnswers, { step: null, updatedAt: null }),
      versions: [{ number: 1, submittedAt: updatedAt, reviews: [] }],
      trainer: 'Theresa',
      deadline: { state: 'NO_CONSENT', dueAt: null },
    }),
  )
  renderPage(<AnamnesisPage />, { at: '/anamnese' })
  await screen.findByText(/Theresa sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst\.$/)
  screen.getByRole('link', { name: 'Zur Einwilligung' })
  expect(screen.queryByText(/liest sie in Ruhe|Antwort bis/)).toBeNull()
})

test('shows what the trainer asks for', async () => {
  const review = {
    outcome: 'CHANGES_REQUESTED' as const,
    text: 'Welche Medikamente nimmst du?',
    trainer: 'Theresa',
    createdAt: updatedAt,
  }
  fakeAnamnesis(
    overviewOf({
      state: 'CHANGES_REQUESTED',
      draft: draftOf(completeAnswers, { step: null, updatedAt: null }),
      versions: [{ number: 1, submittedAt: updatedAt, reviews: [review] }],
    }),
  )
  renderPage(<AnamnesisPage />, { at: '/anamnese' })
  await screen.findByRole('heading', { name: 'Es gibt eine Bitte an dich' })
  screen.getByText('Welche Medikamente nimmst du?')
  screen.getByText('Änderung erbeten')
  screen.getByRole('link', { name: 'Anamnese ergänzen' })
})

test('the draft is shared with the trainer only when the member says so', async () => {
  const calls: unknown[] = []
  fakeAnamnesis(overviewOf({ trainer: 'Theresa' }), {
    'POST /anamnese/share': ({ body }) => {
      calls.push(body)
      return { success: true }
    },
  })
  const { user } = renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=2' })
  await user.click(
    (await screen.findAllByRole('button', { name: 'Gemeinsam mit Theresa ausfüllen' }))[0] as HTMLElement,
  )
  await waitFor(() => expect(calls).toEqual([{ shared: true }]))
})

test('shows no weight in protective mode', async () => {
  fakeAnamnesis(overviewOf({ draft: draftOf(completeAnswers) }))
  renderPage(<AnamnesisPage />, { at: '/anamnese?schritt=pruefen', user: { ...member, protectiveMode: true } })
  await screen.findByText('169 cm')
  expect(screen.getByText('Gewicht').nextElementSibling?.textContent).toBe('ausgeblendet')
  expect(screen.queryByText('72 kg')).toBeNull()
  await screen.findByText('gespeichert 14:03')
})

import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import type { AnamnesisOverview, AnamnesisVersion } from '@kostbar/contracts/anamnesis/schemas'
import { completeAnswers } from '@kostbar/contracts/anamnesis/testing/complete-answers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectUnsavedInputGuarded } from '../../lib/testing/expect-unsaved-input-guarded.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { OwnQuestionsSection } from './own-questions-section.tsx'
import { UserAnamnesis } from './user-anamnesis.tsx'

const trainer = {
  ...member,
  id: '0198c000-0000-7000-8000-000000000009',
  trainer: true,
  roles: ['ROLE_TRAINER' as const],
}
const path = `/anamnese/${member.id}`
const submittedAt = '2026-11-22T13:03:00.000Z'

const overview: AnamnesisOverview = {
  state: 'SUBMITTED',
  questionnaire: anamnesisQuestionnaire,
  draft: null,
  versions: [
    { number: 2, submittedAt, reviews: [] },
    {
      number: 1,
      submittedAt,
      reviews: [{ outcome: 'REVIEWED', text: '', trainer: 'Theresa', createdAt: submittedAt }],
    },
  ],
  warnings: ['INSULIN', 'BMI_LOW'],
  involveDietitian: false,
  trainer: 'Theresa',
  deadline: { state: 'RUNNING', dueAt: '2026-11-24T13:03:00.000Z' },
}

const versionOf = (number: number, changes: Partial<AnamnesisVersion>): AnamnesisVersion => ({
  number,
  submittedAt,
  reviews: [],
  questionnaire: anamnesisQuestionnaire,
  answers: completeAnswers,
  warnings: [],
  ...changes,
})

/** Questionnaire of the first version, with a wording that is no longer in use. */
const oldQuestionnaire = {
  version: '2025-01',
  steps: anamnesisQuestionnaire.steps.map((step) => ({
    ...step,
    questions: step.questions.map((question) =>
      question.id === 'weight' ? { ...question, label: 'Wie viel wiegst du?' } : question,
    ),
  })),
}

const answers: Parameters<typeof fakeApi>[0] = {
  [`GET ${path}`]: () => overview,
  [`GET /users/${member.id}/makros/basis`]: () => ({ clearances: [] }),
  [`GET ${path}/versions/2`]: () =>
    versionOf(2, { answers: { ...completeAnswers, weight: 71, whyNow: 'Ich möchte mich bald wohlfühlen.' } }),
  [`GET ${path}/versions/1`]: () => versionOf(1, { questionnaire: oldQuestionnaire }),
}

const show = (at = `/user/${member.id}/anamnese`) =>
  renderPage(<UserAnamnesis userId={member.id} name="Anna" isTrainer />, { at, user: trainer })

test('begins with the warnings, then shows what has changed word by word', async () => {
  fakeApi(answers)
  show()
  const warnings = await screen.findByRole('region', { name: 'Bitte ärztlich/diätologisch abklären' })
  expect(
    within(warnings)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Verwendet Insulin: bitte ärztlich oder diätologisch abklären.',
    'BMI unter 18,5: bitte ärztlich oder diätologisch abklären.',
  ])
  const changes = await screen.findByRole('region', { name: 'Änderungen seit Fassung 1' })
  expect(warnings.compareDocumentPosition(changes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const [removed, added] = [changes.querySelectorAll('del'), changes.querySelectorAll('ins')]
  expect([...removed].map(({ textContent }) => textContent)).toContain('vorher: 72 kg')
  expect([...added].map(({ textContent }) => textContent)).toEqual(['jetzt: 71 kg', 'jetzt: bald'])
  screen.getByText('Antwort fällig bis', { exact: false })
})

const clearanceOf = (warning: string) => ({
  warning,
  day: '2026-11-10',
  clearedWith: 'Dr. Huber',
  note: 'Keine Einwände.',
  notedBy: 'Theresa',
  notedAt: submittedAt,
})

const withClearances = (...warnings: string[]) =>
  fakeApi({ ...answers, [`GET /users/${member.id}/makros/basis`]: () => ({ clearances: warnings.map(clearanceOf) }) })

test('says which warnings are cleared, and that the others forbid a deficit', async () => {
  withClearances('INSULIN')
  show()
  const warnings = await screen.findByRole('region', { name: 'Bitte ärztlich/diätologisch abklären' })
  await within(warnings).findByText(/^Abgeklärt am 10\.11\.2026 mit Dr\. Huber\./)
  within(warnings).getByText(/^Ein Defizit ist gesperrt/)
  expect(within(warnings).getByRole('link', { name: 'Zu den Makros' }).getAttribute('href')).toBe(
    `/user/${member.id}/makros`,
  )
})

test('asks for no clearance once all warnings are cleared', async () => {
  withClearances('INSULIN', 'BMI_LOW')
  show()
  const warnings = await screen.findByRole('region', { name: 'Ärztlich/diätologisch abgeklärt' })
  expect(within(warnings).getAllByText(/^Abgeklärt am/)).toHaveLength(2)
  expect(within(warnings).queryByText(/gesperrt/)).toBeNull()
})

test.each([
  [true, 'without a health profession'],
  [false, 'with one'],
])('says who may advise ill people (%s) to a trainer %s', async (involveDietitian) => {
  fakeApi({ ...answers, [`GET ${path}`]: () => ({ ...overview, involveDietitian }) })
  show()
  const warnings = await screen.findByRole('region', { name: 'Bitte ärztlich/diätologisch abklären' })
  expect(within(warnings).queryByText(/GewO § 119, MTD-Gesetz/) !== null).toBe(involveDietitian)
})

test('an old version is read under its own wording', async () => {
  fakeApi(answers)
  const { user, router } = show(`/user/${member.id}/anamnese?suche=anna`)
  await user.click(await screen.findByRole('link', { name: /^Fassung 1/ }))
  // The search of the client list stays, for the way back to it.
  expect(router.state.location.search).toBe('?suche=anna&fassung=1')
  await screen.findByText('Wie viel wiegst du?')
  screen.getByText(/^Gelesen von Theresa am/)
  expect(screen.queryByRole('button', { name: 'Als gelesen bestätigen' })).toBeNull()
})

test('confirms that it has read the newest version', async () => {
  let isRead = false
  const review = { outcome: 'REVIEWED' as const, text: '', trainer: 'Theresa', createdAt: submittedAt }
  const versions = overview.versions.map((version) => ({ ...version, reviews: [review] }))
  const calls = fakeApi({
    ...answers,
    [`GET ${path}`]: () => (isRead ? { ...overview, versions } : overview),
    [`POST ${path}/review`]: () => {
      isRead = true
      return { success: true }
    },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Als gelesen bestätigen' }))
  await screen.findByText('Als gelesen bestätigt.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Als gelesen bestätigen' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Änderung erbitten' })))
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ number: 2, outcome: 'REVIEWED', text: '' })
})

test('asks for a change with a text', async () => {
  const answer = Promise.withResolvers<unknown>()
  const calls = fakeApi({ ...answers, [`POST ${path}/review`]: () => answer.promise })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Änderung erbitten' }))
  const dialog = await screen.findByRole('dialog', { name: 'Was soll ergänzt werden?' })
  await user.click(within(dialog).getByRole('button', { name: 'Absenden' }))
  await within(dialog).findByText('Bitte schreib, was sich ändern soll.')
  await user.type(within(dialog).getByLabelText('Dein Text'), 'Welches Insulin?')
  await user.click(within(dialog).getByRole('button', { name: 'Absenden' }))
  await waitFor(() => expect(within(dialog).getByLabelText('Dein Text')).toHaveProperty('readOnly', true))
  answer.resolve({ success: true })
  await screen.findByText('Deine Bitte ist abgesendet.')
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    number: 2,
    outcome: 'CHANGES_REQUESTED',
    text: 'Welches Insulin?',
  })
})

test('downloads a version as a file named after the client', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const calls = fakeApi({
    ...answers,
    [`GET ${path}/versions/2/pdf`]: () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
    [`GET ${path}/versions/2/csv`]: () => refusal(403, 'consent_needed', 'Die Einwilligung fehlt.'),
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Fassung 2 als PDF herunterladen' }))
  await waitFor(() => expect(saved).toEqual(['anamnese-fassung-2-anna.pdf']))
  expect(calls.map(({ call }) => call)).toContain(`GET ${path}/versions/2/pdf`)
  await user.click(screen.getByRole('button', { name: 'Fassung 2 als CSV herunterladen' }))
  await screen.findByText('Die Einwilligung fehlt.')
})

test('fills in a shared draft with the client, who alone submits', async () => {
  const saves: unknown[] = []
  const draft = {
    answers: completeAnswers,
    rev: 3,
    step: 'other',
    updatedAt: submittedAt,
    isUpdatedByTrainer: false,
    isShared: true,
  }
  fakeApi({
    [`GET ${path}`]: () => ({ ...overview, state: 'DRAFT', draft, versions: [], warnings: [] }),
    [`POST ${path}/draft`]: ({ body }) => {
      saves.push(body)
      return { rev: 4, updatedAt: submittedAt }
    },
  })
  const { user, router } = show()
  await screen.findByText(/^Die Person füllt gerade aus und teilt den Entwurf mit dir/)
  await user.click(screen.getByRole('link', { name: 'Entwurf öffnen' }))
  await router.navigate('?schritt=13')
  await user.type(await screen.findByLabelText(/^Das möchte ich noch sagen/), 'Am Telefon')
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ answers: { anythingElse: 'Am Telefon' } }))
  await router.navigate('?schritt=pruefen')
  await screen.findByText('Absenden kann nur Anna.')
  expect(screen.queryByRole('button', { name: 'Anamnese absenden' })).toBeNull()
})

test('says that there is none yet', async () => {
  fakeApi({ [`GET ${path}`]: () => ({ ...overview, state: 'EMPTY', versions: [], warnings: [], deadline: null }) })
  show()
  await screen.findByRole('heading', { name: 'Noch keine Anamnese' })
})

test('a trainer writes own questions', async () => {
  const own = {
    id: '0198c000-0000-7000-8000-000000000011',
    kind: 'longText',
    label: 'Wann frühstückst du?',
    options: [],
  }
  const calls = fakeApi({
    'GET /anamnese/questions': () => ({ questions: [own] }),
    'POST /anamnese/questions': () => ({ questions: [own] }),
  })
  const { user } = renderPage(<OwnQuestionsSection id="eigene-fragen" />, { user: trainer })
  await user.click(await screen.findByRole('button', { name: 'Frage hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Fragen speichern' }))
  await screen.findByText('Bitte schreib deine Frage.')
  const [, second] = screen.getAllByRole('listitem')
  const fields = within(second as HTMLElement)
  await user.type(fields.getByLabelText('Frage'), 'Welche Küche?')
  await user.selectOptions(fields.getByLabelText('Art der Antwort'), 'choice')
  await user.type(fields.getByLabelText('Antworten zur Auswahl'), 'Gas{Enter}')
  await user.click(screen.getByRole('button', { name: 'Fragen speichern' }))
  await screen.findByText('Bitte gib mindestens zwei verschiedene Antworten an.')
  await user.type(fields.getByLabelText('Antworten zur Auswahl'), 'x'.repeat(81))
  await user.click(screen.getByRole('button', { name: 'Fragen speichern' }))
  await fields.findByText('Bitte kürze den Text auf höchstens 80 Zeichen.')
  await user.type(fields.getByLabelText('Antworten zur Auswahl'), '{Backspace>81/}')
  await user.type(fields.getByLabelText('Antworten zur Auswahl'), 'Strom')
  await user.click(screen.getByRole('button', { name: 'Frage 2 nach oben' }))
  await user.click(screen.getByRole('button', { name: 'Fragen speichern' }))
  await screen.findByText('Deine Fragen sind gespeichert.')
  const save = screen.getByRole('button', { name: 'Fragen speichern' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(save)
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    questions: [{ kind: 'choice', label: 'Welche Küche?', options: ['Gas', 'Strom'] }, own],
  })
})

test('Escape closes the request for a change, but not with a text', async () => {
  fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Änderung erbitten' }))
  await expectUnsavedInputGuarded(user, await screen.findByLabelText('Dein Text'))
})

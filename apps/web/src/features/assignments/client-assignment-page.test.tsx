import type { Candidate, WaitingMember } from '@kostbar/contracts/assignments/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { ClientAssignmentPage } from './client-assignment-page.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import './assign-dialog.tsx'

const hourMs = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const waiting = (more: Partial<WaitingMember> = {}): WaitingMember => ({
  id: member.id,
  firstName: 'Paula',
  lastName: 'Probe',
  email: 'paula@example.test',
  offers: ['Kostbar Begleitung'],
  since: fromNow(-40),
  dueAt: fromNow(8),
  proposal: null,
  ...more,
})

const openProposal: WaitingMember['proposal'] = {
  trainerId: '0198c000-0000-7000-8000-0000000000aa',
  trainerFirstName: 'Theresa',
  trainerLastName: 'Demo',
  state: 'OPEN',
  sentAt: fromNow(-1),
  expiresAt: '2099-12-03T10:00:00.000Z',
}

const candidate = (id: string, firstName: string, more: Partial<Candidate> = {}): Candidate => ({
  id: `0198c000-0000-7000-8000-0000000000${id}`,
  firstName,
  lastName: 'Demo',
  email: `${firstName.toLowerCase()}@example.test`,
  profession: 'DIAETOLOGIE',
  isVerified: true,
  hasAgreement: true,
  absence: null,
  activeClients: 3,
  openProposals: 0,
  ...more,
})

let members: WaitingMember[]
let total: number | undefined
const candidates = [
  candidate('aa', 'Theresa', { activeClients: 1 }),
  candidate('bb', 'Tobias', { absence: { from: '2099-12-01', until: '2099-12-08', text: '' }, hasAgreement: false }),
]

const answers = {
  'GET /clients/waiting': () => ({ items: members, page: 1, perPage: 25, total: total ?? members.length }),
  'GET /clients/waiting/trainers': ({ call }: FakeCall) => {
    const { searchParams } = new URL(call.replace('GET ', 'http://api'))
    const items = candidates.filter(({ email }) => email.includes(searchParams.get('filter') ?? ''))
    return { items, page: 1, perPage: 10, total: items.length }
  },
  'POST /clients/assign': () => {
    members = [waiting({ dueAt: null, proposal: openProposal })]
    return { success: true }
  },
  [`DELETE /clients/assign/${member.id}`]: () => {
    members = [waiting()]
    return { success: true }
  },
}

beforeEach(() => {
  members = [waiting()]
  total = undefined
})

const show = (at = '/client-assignment') => renderPage(<ClientAssignmentPage />, { at, user: admin })
const posts = (calls: readonly FakeCall[]) => calls.filter(({ call }) => !call.startsWith('GET'))

test('proposes the trainer chosen by keyboard, and says so', async () => {
  const calls = fakeApi(answers)
  const { user, router } = show()
  await screen.findByText('1 Mitglied wartet')
  await user.click(screen.getByRole('button', { name: 'Paula Probe jemanden vorschlagen' }))
  expect(router.state.location.search).toBe(`?person=${member.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Wer soll Paula begleiten?' }))
  const first = await dialog.findByRole('radio', { name: /Theresa Demo.*Empfohlen.*Diätologie.*1 aktiver Kunde/ })
  expect(dialog.getByRole('radio', { name: /Tobias Demo.*Nicht da.*Ohne Auftragsverarbeitung/ })).toBeTruthy()

  await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }))
  await dialog.findByText('Bitte wähle jemanden aus.')
  expect(document.activeElement).toBe(first)
  await user.keyboard(' ')
  await user.keyboard('{Enter}')
  await screen.findByText('Theresa Demo ist Paula Probe vorgeschlagen.')
  expect(posts(calls)).toEqual([
    { call: 'POST /clients/assign', body: { userId: member.id, trainerId: candidates[0]?.id } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
  await screen.findByText('Liegt beim Mitglied')
})

test('names whom it proposed, although another one is tapped while it is sent', async () => {
  const answer = Promise.withResolvers<object>()
  fakeApi({ ...answers, 'POST /clients/assign': () => answer.promise })
  const { user } = show(`/client-assignment?person=${member.id}`)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: /Theresa Demo/ }))
  await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }))
  await user.click(dialog.getByRole('radio', { name: /Tobias Demo/ }))
  answer.resolve({ success: true })
  await screen.findByText('Theresa Demo ist Paula Probe vorgeschlagen.')
})

test('after closing, nothing leads back to the dialog; one that a link opened is closed in place', async () => {
  fakeApi(answers)
  const { user, router, unmount } = show()
  const list = router.state.location.key
  await user.click(await screen.findByRole('button', { name: 'Paula Probe jemanden vorschlagen' }))
  await screen.findByRole('dialog')
  // The router's entry alone: none of the overlay, which the back button would take first.
  expect(history.state).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.key).toBe(list)
  unmount()
  const linked = show(`/client-assignment?person=${member.id}`)
  await screen.findByRole('dialog')
  await linked.user.keyboard('{Escape}')
  await waitFor(() => expect(linked.router.state.location.search).toBe(''))
  expect(linked.router.state.historyAction).toBe('REPLACE')
})

test('a proposal that is sent while its dialog was left leads nobody away', async () => {
  let answer = () => {}
  const sending = new Promise<{ success: boolean }>((resolve) => {
    answer = () => resolve({ success: true })
  })
  fakeApi({ ...answers, 'POST /clients/assign': () => sending })
  const { user, router } = show()
  await router.navigate('?seite=1')
  const { key } = router.state.location
  await user.click(await screen.findByRole('button', { name: 'Paula Probe jemanden vorschlagen' }))
  await user.click(await screen.findByRole('radio', { name: /Theresa/ }))
  await user.click(screen.getByRole('button', { name: 'Vorschlagen' }))
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  answer()
  await screen.findByText('Theresa Demo ist Paula Probe vorgeschlagen.')
  expect(router.state.location.key).toBe(key)
})

test('the dialog closes after a proposal although the member has moved to another page of the list', async () => {
  const assign = () => {
    members = [waiting({ id: '0198c000-0000-7000-8000-0000000000cc', firstName: 'Max' })]
    return { success: true }
  }
  fakeApi({ ...answers, 'POST /clients/assign': assign })
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'Paula Probe jemanden vorschlagen' }))
  await user.click(await screen.findByRole('radio', { name: /Theresa/ }))
  await user.click(screen.getByRole('button', { name: 'Vorschlagen' }))
  await screen.findByText('Theresa Demo ist Paula Probe vorgeschlagen.')
  expect(router.state.location.search).toBe('')
})

test('opens by link, searches, and keeps the dialog open with the reason when it is refused', async () => {
  const msg = 'Dieses Konto kann gerade niemanden begleiten. Wähle jemand anderen.'
  fakeApi({ ...answers, 'POST /clients/assign': () => refusal(409, 'trainer_unavailable', msg) })
  const { user } = show(`/client-assignment?person=${member.id}`)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('radio', { name: /Theresa/ })
  await user.type(dialog.getByRole('searchbox'), 'niemand')
  await dialog.findByText(/Dazu gibt es niemanden/)
  await user.clear(dialog.getByRole('searchbox'))
  await user.type(dialog.getByRole('searchbox'), 'tobias')
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /Theresa/ })).toBeNull())
  await user.click(await dialog.findByRole('radio', { name: /Tobias/ }))
  await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }))
  await dialog.findByText(msg)
})

test('an open proposal is changed or, after a confirmation, withdrawn', async () => {
  members = [waiting({ dueAt: null, proposal: openProposal })]
  const calls = fakeApi(answers)
  const { user } = show()
  await screen.findByText('gilt bis 3. Dez.')
  await user.click(screen.getByRole('button', { name: 'Vorschlag für Paula Probe ändern' }))
  await screen.findByText(/Gerade ist Theresa Demo vorgeschlagen. Ein neuer Vorschlag ersetzt diesen./)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Vorschlag für Paula Probe zurückziehen' }))
  const confirm = within(await screen.findByRole('alertdialog'))
  expect(posts(calls)).toEqual([])
  await user.click(confirm.getByRole('button', { name: 'Zurückziehen' }))
  await screen.findByText('Der Vorschlag ist zurückgezogen.')
  expect(posts(calls).map(({ call }) => call)).toEqual([`DELETE /clients/assign/${member.id}`])
})

test('names what became of the last proposal, and what is overdue', async () => {
  members = [waiting({ dueAt: fromNow(-3), proposal: openProposal && { ...openProposal, state: 'DECLINED' } })]
  fakeApi(answers)
  show()
  await screen.findByText('Abgelehnt')
  expect(screen.getByText(/^überfällig seit/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Paula Probe jemanden vorschlagen' })).toBeTruthy()
})

test('suggests nobody whom the member has just declined', async () => {
  members = [waiting({ proposal: openProposal && { ...openProposal, state: 'DECLINED' } })]
  fakeApi(answers)
  show(`/client-assignment?person=${member.id}`)
  await screen.findByRole('radio', { name: /Theresa Demo.*Zuletzt abgelehnt/ })
  expect(screen.queryByText('Empfohlen')).toBeNull()
})

test.each([
  ['qualification was not checked', { isVerified: false }],
  ['agreement on data processing is missing', { hasAgreement: false }],
])('suggests nobody whose %s', async (_what, more) => {
  const busier = candidate('cc', 'Clara', { activeClients: 9 })
  const list = {
    items: [candidate('aa', 'Theresa', { activeClients: 1, ...more }), busier],
    page: 1,
    perPage: 10,
    total: 2,
  }
  fakeApi({ ...answers, 'GET /clients/waiting/trainers': () => list })
  show(`/client-assignment?person=${member.id}`)
  await screen.findByRole('radio', { name: /Clara Demo.*Empfohlen/ })
  expect(screen.getByRole('radio', { name: /Theresa Demo/ }).closest('label')?.textContent).not.toContain('Empfohlen')
})

test('keeps the page in the URL', async () => {
  total = 60
  fakeApi(answers)
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }))
  expect(router.state.location.search).toBe('?seite=2')
})

test('leads back from a page that the list no longer has', async () => {
  members = []
  total = 25
  fakeApi(answers)
  const { user, router } = show('/client-assignment?seite=2')
  await screen.findByRole('heading', { name: 'Hier steht nichts mehr' })
  screen.getByText('25 Mitglieder warten')
  await user.click(screen.getByRole('button', { name: 'Zum Anfang der Liste' }))
  expect(router.state.location.search).toBe('')
})

test('says when nobody waits, and when a linked person does not wait any more', async () => {
  members = []
  fakeApi(answers)
  show(`/client-assignment?person=${member.id}`)
  await screen.findByRole('heading', { name: 'Gerade wartet niemand' })
  expect(screen.getByText(/steht nicht auf dieser Seite/)).toBeTruthy()
})

test('offers another try after a failure', async () => {
  let isDown = true
  fakeApi({
    ...answers,
    'GET /clients/waiting': () => (isDown ? new Error('offline') : answers['GET /clients/waiting']()),
  })
  const { user } = show()
  await screen.findByText('Die Liste lässt sich gerade nicht laden')
  isDown = false
  await user.click(screen.getByRole('button', { name: /Nochmal/ }))
  await screen.findByText('Paula Probe')
})

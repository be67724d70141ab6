import type { Invite, InviteVerdict } from '@kostbar/contracts/invites/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectUnsavedInputGuarded } from '../../lib/testing/expect-unsaved-input-guarded.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { InviteButton } from './invite-button.tsx'
import { InvitesPanel } from './invites-panel.tsx'
// Preloads the lazy chunks, so that the first test does not wait for their import.
import './invite-slide-over.tsx'
import '../../ui/confirm-dialog.tsx'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
const usage = (free: number) => ({ bought: 10, used: 10 - free, free, openInvitations: 2 })
const linesOf = ({ body }: FakeCall) => (body as { invites: { email: string }[] }).invites
const judged = (verdicts: Record<string, InviteVerdict>, free: number) => (call: FakeCall) => ({
  items: linesOf(call).map(({ email }) => ({ email, verdict: verdicts[email] ?? 'OK' })),
  free,
})

async function openPanel(answers: Parameters<typeof fakeApi>[0], free = 3) {
  const calls = fakeApi({ 'GET /stripe/client-slots/usage': () => usage(free), ...answers })
  const { user } = renderPage(<InviteButton />, { user: trainer })
  await user.click(screen.getByRole('button', { name: 'Einladen' }))
  await screen.findByRole('dialog', { name: 'Jemanden einladen' })
  return { calls, user }
}
const posts = (calls: readonly FakeCall[]) => calls.filter(({ call }) => call.startsWith('POST'))

test('invites one person', async () => {
  const { calls, user } = await openPanel({ 'POST /invites': judged({}, 2) })
  await screen.findByText('3 Plätze frei')
  await user.type(screen.getByRole('textbox', { name: 'E-Mail' }), ' Mia@Example.test')
  await user.type(screen.getByRole('textbox', { name: /Vorname/ }), 'Mia')
  await user.click(screen.getByRole('button', { name: 'Einladung senden' }))
  await screen.findByText('Die Einladung ist unterwegs.')
  expect(posts(calls)[0]?.body).toEqual({ invites: [{ email: 'mia@example.test', firstName: 'Mia', message: '' }] })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stays open while the invitation is sent: the answer would close the next one', async () => {
  const answer = Promise.withResolvers<object>()
  const { user } = await openPanel({ 'POST /invites': () => answer.promise })
  await user.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'mia@example.test')
  await user.click(screen.getByRole('button', { name: 'Einladung senden' }))
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.getByRole('dialog', { name: 'Jemanden einladen' })).toBeTruthy()
  answer.resolve({ items: [{ email: 'mia@example.test', verdict: 'OK' }], free: 2 })
  await screen.findByText('Die Einladung ist unterwegs.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows the verdict at the address, and keeps the input', async () => {
  const { user } = await openPanel({ 'POST /invites': judged({ 'mia@example.test': 'ALREADY_CLIENT' }, 3) })
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail' })
  await user.type(address, 'mia@example.test')
  await user.click(screen.getByRole('button', { name: 'Einladung senden' }))
  await screen.findByText('Begleitest du schon')
  expect(address.value).toBe('mia@example.test')
})

test('without a free slot it leads to buying some, and shows why sending is refused', async () => {
  const noSlots = () => refusal(409, 'no_slots', 'Keine freien Kunden-Slots.')
  const { user } = await openPanel({ 'POST /invites': noSlots }, 0)
  const toSlots = await screen.findByRole('link', { name: 'Kunden-Slots kaufen' })
  expect(toSlots.getAttribute('href')).toBe('/profile/einstellungen#abo')
  await user.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'mia@example.test')
  await user.click(screen.getByRole('button', { name: 'Einladung senden' }))
  expect((await screen.findAllByText('Keine freien Kunden-Slots.')).length).toBeGreaterThan(0)
})

test.each([
  [10, 'Alle deine Kunden-Slots sind belegt.'],
  [0, 'Zum Einladen brauchst du Kunden-Slots. Derzeit hast du keine.'],
])('with %i bought slots and none free it says: %s', async (bought, text) => {
  await openPanel({ 'GET /stripe/client-slots/usage': () => ({ bought, used: bought, free: 0, openInvitations: 0 }) })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('invites several: verdict per line before sending, then the outcome', async () => {
  const verdicts: Record<string, InviteVerdict> = { 'ich@example.test': 'OWN_ADDRESS', 'eva@example.test': 'NO_SLOT' }
  const { calls, user } = await openPanel({
    'POST /invites/preview': judged(verdicts, 1),
    'POST /invites': judged(verdicts, 0),
  })
  await user.click(screen.getByRole('button', { name: 'Mehrere' }))
  await user.click(screen.getByRole('textbox', { name: /Adressen/ }))
  await user.paste('mia@example.test; Mia\nquatsch\nich@example.test\neva@example.test')
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }))
  await screen.findByRole('heading', { name: 'So gehen die Einladungen hinaus' })
  const rows = within(screen.getByRole('region', { name: 'So gehen die Einladungen hinaus' })).getAllByRole('listitem')
  const verdictOf = (index: number, text: string) => within(rows[index] ?? expect.fail()).getByText(text)
  verdictOf(0, 'Keine gültige E-Mail-Adresse')
  verdictOf(1, 'Deine eigene Adresse')
  verdictOf(2, 'Dafür fehlt ein Kunden-Slot')
  verdictOf(3, 'Wird eingeladen')
  expect(posts(calls).map(({ call }) => call)).toEqual(['POST /invites/preview'])
  await user.click(screen.getByRole('button', { name: '1 Einladung senden' }))
  await screen.findByText('Eingeladen')
  await screen.findByText('Die Einladung ist unterwegs.')
  expect(linesOf(posts(calls)[1] ?? expect.fail())).toHaveLength(3)
  // What can be corrected or sent later stays in the list.
  screen.getByText(/bleibt in der Liste stehen/)
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  await user.click(screen.getByRole('button', { name: 'Einladen' }))
  const list = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Adressen/ })
  expect(list.value).toBe('quatsch\neva@example.test')
})

test('takes a CSV file, and refuses more than fifty addresses', async () => {
  const { calls, user } = await openPanel({ 'POST /invites/preview': judged({}, 60) })
  await user.click(screen.getByRole('button', { name: 'Mehrere' }))
  const many = Array.from({ length: 51 }, (_, index) => `person${index}@example.test`).join('\n')
  await user.upload(screen.getByLabelText('CSV-Datei auswählen'), new File([many], 'liste.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }))
  await screen.findByText(/Das sind 51 Adressen/)
  expect(posts(calls)).toEqual([])
  await user.clear(screen.getByRole('textbox', { name: /Adressen/ }))
  expect(screen.queryByText(/Das sind 51 Adressen/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }))
  await screen.findByText('Hier steht noch keine gültige E-Mail-Adresse.')
  await user.upload(screen.getByLabelText('CSV-Datei auswählen'), new File(['mia@example.test'], 'liste.csv'))
  await waitFor(() => expect(screen.queryByText('Hier steht noch keine gültige E-Mail-Adresse.')).toBeNull())
})

test('keeps a list when the panel closes, until it is discarded', async () => {
  const { user } = await openPanel({})
  const reopen = () => user.click(screen.getByRole('button', { name: 'Einladen' }))
  await user.click(screen.getByRole('button', { name: 'Mehrere' }))
  await user.click(screen.getByRole('textbox', { name: /Adressen/ }))
  await user.paste('mia@example.test')
  await user.keyboard('{Escape}')
  await reopen()
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Adressen/ })).value).toBe('mia@example.test')
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await reopen()
  await screen.findByRole('textbox', { name: 'E-Mail' })
  await user.click(screen.getByRole('button', { name: 'Mehrere' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Adressen/ }).value).toBe('')
})

const invitation = (email: string, changes: Partial<Invite> = {}): Invite => ({
  id: `id-${email}`,
  email,
  firstName: null,
  status: 'OPEN',
  isAssigned: false,
  lastSentAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  closedAt: null,
  clientId: null,
  resendsLeft: 3,
  resendableAt: '2026-11-20T10:10:00.000Z',
  ...changes,
})

function showInvitations(items: Invite[], at = '/client-management') {
  const calls = fakeApi({
    'GET /invites': ({ call }) => {
      const params = new URLSearchParams(call.split('?')[1])
      const status = params.get('status')
      const filter = params.get('filter') ?? ''
      const matches = items.filter((item) => (!status || item.status === status) && item.email.includes(filter))
      return { items: matches, page: 1, perPage: 25, total: matches.length }
    },
    'GET /stripe/client-slots/usage': () => usage(3),
    'POST /invites/id-mia@example.test/resend': () => invitation('mia@example.test'),
    'POST /invites/id-mia%40example.test/resend': () => invitation('mia@example.test'),
    'DELETE /invites/id-mia%40example.test': () => {
      items[0] = invitation('mia@example.test', { status: 'REVOKED', resendsLeft: 0 })
      return items[0]
    },
  })
  return { calls, ...renderPage(<InvitesPanel />, { user: trainer, at }) }
}

test('lists invitations, resends and revokes after a confirmation', async () => {
  const accepted = { status: 'ACCEPTED' as const, clientId: 'id-ben', resendsLeft: 0, firstName: 'Ben' }
  const { calls, user } = showInvitations([invitation('mia@example.test'), invitation('ben@example.test', accepted)])
  await screen.findByText('mia@example.test')
  expect(screen.getByRole('link', { name: 'Zur Person' }).getAttribute('href')).toBe('/user/id-ben')
  await user.click(screen.getByRole('button', { name: 'Einladung an mia@example.test erneut senden' }))
  await screen.findByText(/noch einmal unterwegs/)
  await user.click(screen.getByRole('button', { name: 'Einladung an mia@example.test zurückziehen' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Zurückziehen' }))
  await screen.findByText('Die Einladung ist zurückgezogen.')
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
})

test.each([
  ['an invitation frees its slot', false, /gilt dann nicht mehr, und der Platz ist wieder frei\.$/],
  ['a proposal of the team, which took none, is theirs again', true, /gilt dann nicht mehr\. Unser Team schlägt/],
])('the question before revoking says that %s', async (_what, isAssigned, text) => {
  const { user } = showInvitations([invitation('mia@example.test', { isAssigned })])
  await user.click(await screen.findByRole('button', { name: 'Einladung an mia@example.test zurückziehen' }))
  within(await screen.findByRole('alertdialog')).getByText(text)
})

test('filters by status in the URL, with an empty state that leads back', async () => {
  const { user, router } = showInvitations([invitation('mia@example.test')])
  await user.click(await screen.findByRole('button', { name: 'Abgelehnt' }))
  await screen.findByRole('heading', { name: 'Keine Einladungen mit diesem Stand' })
  expect(router.state.location.search).toBe('?stand=abgelehnt')
  await user.click(screen.getByRole('button', { name: 'Alle Einladungen zeigen' }))
  await screen.findByText('mia@example.test')
})

test('searches on the server, with the number of matches and an empty state that leads back', async () => {
  const { user, router } = showInvitations([invitation('mia@example.test'), invitation('ben@example.test')])
  await screen.findByText('2 Einladungen')
  const search = screen.getByRole('searchbox', { name: 'E-Mail oder Vorname suchen' })
  await user.type(search, 'mia')
  await screen.findByText('1 Einladung')
  expect(screen.queryByText('ben@example.test')).toBeNull()
  expect(router.state.location.search).toBe('?suche=mia')
  await user.type(search, 'na')
  await screen.findByRole('heading', { name: 'Keine Einladung gefunden' })
  await user.click(screen.getByRole('button', { name: 'Alle Einladungen zeigen' }))
  await screen.findByText('ben@example.test')
})

test('leads back from a page that the list no longer has', async () => {
  const { user, router } = showInvitations([], '/client-management?ansicht=einladungen&seite=2')
  await user.click(await screen.findByRole('button', { name: 'Zum Anfang der Liste' }))
  expect(router.state.location.search).toBe('?ansicht=einladungen')
  await screen.findByRole('heading', { name: 'Noch keine Einladungen' })
})

test('invites from the empty state', async () => {
  showInvitations([])
  await screen.findByRole('heading', { name: 'Noch keine Einladungen' })
  expect(screen.getByRole('button', { name: 'Einladen' })).toBeTruthy()
})

test('Escape closes the panel, but not with input for one person', async () => {
  const { user } = await openPanel({})
  await expectUnsavedInputGuarded(user, screen.getByRole('textbox', { name: 'E-Mail' }))
})

import type { Eligibility, InvitationState } from '@kostbar/contracts/invites/schemas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openInvitation } from '../../domain/invites/testing/invitation.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { AcceptInvitePage } from './accept-invite-page.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../../ui/confirm-dialog.tsx'

const eligible: Eligibility = { obstacle: null, isOtherAddress: false, currentTrainer: null, hasAccepted: false }
const answers = (eligibility: Partial<Eligibility> = {}) => ({
  'GET /invites/abc': (): unknown => openInvitation,
  'GET /invites/abc/eligibility': (): unknown => ({ ...eligible, ...eligibility }),
  'POST /invites/abc/accept': (): unknown => ({ success: true }),
  'POST /invites/abc/decline': (): unknown => ({ success: true }),
  'GET /users/info': (): unknown => member,
})
const show = (user: typeof member | null = member, at = '/accept-invite#token=abc') =>
  renderPage(<AcceptInvitePage />, { at, user })
const acceptButton = () => screen.findByRole('button', { name: 'Einladung annehmen' })

test('shows a visitor who invites and what they will see, and leads to sign-up and sign-in with the token', async () => {
  fakeApi(answers())
  show(null)
  await screen.findByRole('heading', { name: 'Theresa möchte dich begleiten' })
  expect(screen.getByText('Diätologie · BSc')).toBeTruthy()
  expect(screen.getByText('Qualifikation geprüft')).toBeTruthy()
  expect(screen.getByText('Ich freu mich auf dich!')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Das sieht Theresa von dir' })).toBeTruthy()
  const signUp = screen.getByRole('link', { name: 'Registrieren & Einladung akzeptieren' })
  expect(signUp.getAttribute('href')).toBe('/signup#inviteId=abc')
  const signIn = screen.getByRole('link', { name: 'Ich habe schon ein Konto' })
  expect(signIn.getAttribute('href')).toBe('/login?weiter=%2Faccept-invite#token=abc')
})

test('accepts only with the consent, then says so', async () => {
  const calls = fakeApi(answers())
  const { user } = show()
  await user.click(await acceptButton())
  await screen.findByText('Bitte lies die Einwilligung und stimme ihr zu.')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /willige ein/ }))
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: /willige ein/ }))
  await user.click(await acceptButton())
  await screen.findByRole('heading', { name: 'Theresa begleitet dich jetzt' })
  const sent = calls.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toEqual({ consent: '2026-11', otherAddress: false, switchTrainer: false })
  expect(screen.getByRole('link', { name: 'Zum Ernährungsplan' })).toBeTruthy()
})

test('asks to confirm another address and the end of the current coaching', async () => {
  const currentTrainer = { firstName: 'Max', lastName: 'Alt' }
  const calls = fakeApi(answers({ isOtherAddress: true, currentTrainer }))
  const { user } = show()
  await screen.findByText(/Die Einladung ging an a…@beispiel.at/)
  await user.click(screen.getByRole('checkbox', { name: /willige ein/ }))
  await user.click(await acceptButton())
  expect(screen.getAllByText('Bitte bestätige das zuerst.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Ich möchte sie mit anna/ }))
  await user.click(screen.getByRole('checkbox', { name: /Ich möchte sie mit anna@kostbar.test annehmen/ }))
  await user.click(screen.getByRole('checkbox', { name: /Die Begleitung durch Max Alt soll enden/ }))
  await user.click(await acceptButton())
  await screen.findByRole('heading', { name: 'Theresa begleitet dich jetzt' })
  const sent = calls.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toEqual({ consent: '2026-11', otherAddress: true, switchTrainer: true })
})

test('asks for a confirmation that has become necessary meanwhile, and keeps what is ticked', async () => {
  let eligibility = eligible
  const calls = fakeApi({
    ...answers(),
    'GET /invites/abc/eligibility': () => eligibility,
    'POST /invites/abc/accept': ({ body }) => {
      if ((body as { switchTrainer: boolean }).switchTrainer) return { success: true }
      eligibility = { ...eligible, currentTrainer: { firstName: 'Max', lastName: 'Alt' } }
      return refusal(409, 'has_trainer', 'Du wirst gerade von Max begleitet.')
    },
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: /willige ein/ }))
  await user.click(await acceptButton())
  await user.click(await screen.findByRole('checkbox', { name: /Die Begleitung durch Max Alt soll enden/ }))
  await user.click(await acceptButton())
  await screen.findByRole('heading', { name: 'Theresa begleitet dich jetzt' })
  const sent = calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(sent).toEqual([
    { consent: '2026-11', otherAddress: false, switchTrainer: false },
    { consent: '2026-11', otherAddress: false, switchTrainer: true },
  ])
})

test('asks to agree anew to a consent whose wording has changed meanwhile', async () => {
  let invitation = openInvitation
  const calls = fakeApi({
    ...answers(),
    'GET /invites/abc': () => invitation,
    'POST /invites/abc/accept': ({ body }) => {
      if ((body as { consent: string }).consent === '2026-12') return { success: true }
      invitation = { ...openInvitation, consent: { ...openInvitation.consent, version: '2026-12', HEALTH: 'Neu.' } }
      return refusal(409, 'consent_outdated', 'Der Text der Einwilligung hat sich geändert.')
    },
  })
  const { user } = show()
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /willige ein/ })
  await user.click(consent)
  await user.click(await acceptButton())
  await screen.findByText('Neu.')
  expect(consent.checked).toBe(false)
  await user.click(consent)
  await user.click(await acceptButton())
  await screen.findByRole('heading', { name: 'Theresa begleitet dich jetzt' })
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2)
})

test('a consent whose new wording arrives before it is sent is agreed to anew', async () => {
  let invitation = openInvitation
  const calls = fakeApi({ ...answers(), 'GET /invites/abc': () => invitation })
  const { user, queries } = show()
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /willige ein/ })
  await user.click(consent)
  invitation = { ...openInvitation, consent: { ...openInvitation.consent, version: '2026-12', HEALTH: 'Neu.' } }
  await queries.invalidateQueries()
  await screen.findByText('Neu.')
  expect(consent.checked).toBe(false)
  await user.click(await acceptButton())
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await user.click(consent)
  await user.click(await acceptButton())
  await screen.findByRole('heading', { name: 'Theresa begleitet dich jetzt' })
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ consent: '2026-12' })
})

test('tells a trainer or admin why they cannot accept', async () => {
  fakeApi(answers({ obstacle: 'Mit einem Trainer- oder Admin-Konto kannst du keine Einladung annehmen.' }))
  show()
  await screen.findByText(/Mit einem Trainer- oder Admin-Konto/)
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull()
})

test('declines after a confirmation', async () => {
  const calls = fakeApi(answers())
  const { user } = show(null)
  await user.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  await screen.findByRole('alertdialog', { name: 'Einladung ablehnen?' })
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await user.click(screen.getAllByRole('button', { name: 'Ablehnen' }).at(-1) ?? expect.fail())
  await screen.findByRole('heading', { name: 'Du hast abgelehnt' })
})

const closed: [InvitationState, string][] = [
  ['ACCEPTED', 'Schon angenommen'],
  ['DECLINED', 'Abgelehnt'],
  ['EXPIRED', 'Diese Einladung ist abgelaufen'],
  ['REVOKED', 'Diese Einladung gilt nicht mehr'],
  ['REPLACED', 'Es gibt eine neuere Einladung'],
  ['UNAVAILABLE', 'Das geht gerade nicht'],
]
test.each(closed)('%s: says what is the matter and offers a way on', async (state, title) => {
  fakeApi({ 'GET /invites/abc': () => ({ ...openInvitation, state, stateText: 'Ein Satz dazu.' }) })
  show(null)
  await screen.findByRole('heading', { name: title })
  expect(screen.getByText('Ein Satz dazu.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('an unknown link and an address without a token are no invitation', async () => {
  fakeApi({ 'GET /invites/abc': () => refusal(400, 'link_invalid', 'Diesen Link kennen wir nicht.') })
  show(null)
  await screen.findByRole('heading', { name: 'Diese Einladung kennen wir nicht' })
  expect(screen.getByText('Diesen Link kennen wir nicht.')).toBeTruthy()
  cleanup()
  show(null, '/accept-invite')
  await screen.findByText(/fehlt der Code der Einladung/)
})

test('keeps the form when accepting fails, and can be retried after a failed load', async () => {
  let works = false
  fakeApi({
    ...answers(),
    'GET /invites/abc': () => (works ? openInvitation : new Error('offline')),
    'POST /invites/abc/accept': () => refusal(409, 'invite_closed', 'Theresa hat diese Einladung zurückgezogen.'),
  })
  const { user } = show()
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  const consent = await screen.findByRole<HTMLInputElement>('checkbox', { name: /willige ein/ })
  await user.click(consent)
  await user.click(await acceptButton())
  await waitFor(() =>
    expect(screen.getAllByText('Theresa hat diese Einladung zurückgezogen.').length).toBeGreaterThan(0),
  )
  expect(consent.checked).toBe(true)
})

test('a proposal names no inviting person, leads to sign-in alone, and a refusal to another one', async () => {
  const proposal = { ...openInvitation, isProposal: true, message: '' }
  fakeApi({ ...answers(), 'GET /invites/abc': () => proposal })
  const { unmount } = show(null)
  await screen.findByText(/Das ist unser Vorschlag für deine Begleitung/)
  expect(screen.queryByRole('link', { name: /Registrieren/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
    '/login?weiter=%2Faccept-invite#token=abc',
  )
  unmount()
  const { user } = show()
  await screen.findByRole('button', { name: 'Vorschlag annehmen' })
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }))
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Vorschlag ablehnen?' }))
  await user.click(confirm.getByRole('button', { name: 'Ablehnen' }))
  await screen.findByText(/schlagen dir innerhalb von 48 Stunden jemand anderen vor/)
})

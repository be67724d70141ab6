import type { User } from '@kostbar/contracts/users/schemas'
import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pendingPurchaseDraft } from '../../domain/checkout/return-params.ts'
import { isStaff } from '../../domain/users/person.ts'
import { writeDraft } from '../../lib/draft.ts'
import { paths } from '../../lib/paths.ts'
import type { PublicSettings } from '../../lib/public-settings.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { AccessNote } from './access-note.tsx'
import { AccountCard } from './account-card.tsx'
import { AppStores } from './app-stores.tsx'
import { greet } from './greeting.ts'
import { needsAccessNote } from './needs-access-note.ts'
import { ProfileHome } from './profile-home.tsx'
import { QuickActions } from './quick-actions.tsx'
import { pickIngredient } from './season.ts'
import { StaffWelcome } from './staff-welcome.tsx'

const answers = {
  'GET /notes': () => [],
  'GET /clients/my-trainer': (): unknown => ({ trainer: null }),
}

const emptySlots = {
  reminder: null,
  firstCards: null,
  accessNote: null,
  today: null,
  emptyPlan: null,
  shopping: null,
  challenges: null,
  targets: null,
  picture: null,
  links: null,
  quickActions: null,
  account: null,
  stores: null,
}

test('the next meal comes first; what to do without a plan after who is waited for', async () => {
  fakeApi(answers)
  renderPage(
    <ProfileHome
      {...emptySlots}
      today={<p>Als Nächstes</p>}
      firstCards={<p>Erste Woche</p>}
      emptyPlan={<p>Ohne Plan</p>}
      targets={<p>Ziele</p>}
    />,
    { at: '/profile', user: member },
  )
  const shown = await screen.findAllByText(/^(Als Nächstes|Erste Woche|Ohne Plan|Ziele)$/)
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Als Nächstes', 'Erste Woche', 'Ohne Plan', 'Ziele'])
})

test('looked at again the next morning, date and greeting are those of then', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T21:30:00Z'), toFake: ['Date'] })
  fakeApi(answers)
  renderPage(<ProfileHome {...emptySlots} />, { at: '/profile', user: member })
  await screen.findByRole('heading', { name: 'Guten Abend, Anna' })
  screen.getByText('Donnerstag, 26. November')
  vi.setSystemTime('2026-11-27T06:00:00Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  screen.getByRole('heading', { name: 'Guten Morgen, Anna' })
  screen.getByText('Freitag, 27. November')
})

test('retries a card that could not be loaded', async () => {
  let works = false
  fakeApi({ ...answers, 'GET /notes': () => (works ? [] : refusal(503, 'unavailable')) })
  const { user } = renderPage(<ProfileHome {...emptySlots} />, {
    at: '/profile',
  })
  await screen.findByText('Das lässt sich gerade nicht laden.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText('Noch keine Notizen. Was willst du dir merken?')
})

test.each([
  ['2026-01-21T07:00:00+01:00', 'Guten Morgen, Anna'],
  ['2026-01-21T12:00:00+01:00', 'Mahlzeit, Anna'],
  ['2026-07-21T15:59:00Z', 'Grüß dich, Anna'],
  ['2026-07-21T16:00:00Z', 'Guten Abend, Anna'],
  ['2026-01-21T23:30:00Z', 'Noch wach, Anna?'],
])('at %s one says %s in Vienna', (moment, greeting) => {
  expect(greet(new Date(moment), 'Anna')).toBe(greeting)
})

test('shows a seasonal ingredient that changes daily', () => {
  expect(pickIngredient('2026-07-01')).not.toBe(pickIngredient('2026-07-02'))
  expect(['apricot', 'berries', 'tomato', 'basil']).toContain(pickIngredient('2026-07-31'))
  expect(['apple', 'nuts', 'carrot', 'beetroot']).toContain(pickIngredient('2026-12-24'))
})

const home = (user: User, settings: PublicSettings = {}) =>
  renderPage(
    <ProfileHome
      {...emptySlots}
      firstCards={isStaff(user) ? <StaffWelcome user={user} /> : null}
      accessNote={needsAccessNote(user) ? <AccessNote user={user} /> : null}
      targets={<p>Ziele</p>}
      quickActions={<QuickActions user={user} />}
      account={<AccountCard user={user} imageUpload={null} />}
      stores={<AppStores />}
    />,
    { at: '/profile', user, settings },
  )

test("shows the member's trainer; no card without one", async () => {
  const trainer = { firstName: 'Theresa', lastName: 'Demo', profileImage: null, startedAt: '2026-03-01T10:00:00.000Z' }
  fakeApi({ ...answers, 'GET /clients/my-trainer': () => ({ trainer }) })
  home(member)
  await screen.findByText('Theresa Demo')
  expect(screen.getByText('Seit 1. März 2026')).toBeTruthy()
  cleanup()
  fakeApi(answers)
  home(member)
  await screen.findByText('Noch keine Notizen. Was willst du dir merken?')
  expect(screen.queryByText('Wer dich begleitet')).toBeNull()
})

test('names who wrote a note for the member', async () => {
  const written = { note: '', createdAt: '2026-01-21T10:00:00.000Z', updatedAt: '2026-01-21T10:00:00.000Z' }
  const all = [
    { id: 'n-1', title: 'Jause', addedByAdmin: true, addedBy: 'Theresa', ...written },
    { id: 'n-2', title: 'Suppe', addedByAdmin: true, addedBy: null, ...written },
    { id: 'n-3', title: 'Meine', addedByAdmin: false, addedBy: null, ...written },
  ]
  fakeApi({ ...answers, 'GET /notes': () => all })
  home(member)
  await screen.findByText('Jause')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(expect.arrayContaining(['JauseVon Theresa', 'SuppeFür dich geschrieben', 'Meine']))
})

test.each<[string, Partial<User>, string | null]>([
  ['without access how to get it', { hasAccess: false }, 'Plan und Rezepte warten auf dich'],
  ['whose payment is overdue nothing of offers', { hasAccess: false, membershipUnpaid: true }, null],
  ['in the trial that it is one', { roles: ['TRIAL_MODE'], onTrial: true }, 'Du bist in der Testphase'],
  ['with a subscription bought in the trial nothing of the kind', { roles: ['TRIAL_MODE'] }, null],
  ['as a trainer how to begin', { roles: ['ROLE_TRAINER'], trainer: true }, 'Willkommen in deinem Trainerbereich'],
  ['with a subscription nothing of the kind', {}, null],
])('one reads %s', async (_who, changes, title) => {
  fakeApi(answers)
  home({ ...member, ...changes })
  await screen.findByText(
    changes.trainer ? 'Willkommen in deinem Trainerbereich' : 'Noch keine Notizen. Was willst du dir merken?',
  )
  const titles = ['Plan und Rezepte warten auf dich', 'Du bist in der Testphase', 'Willkommen in deinem Trainerbereich']
  expect(titles.filter((one) => screen.queryByRole('heading', { name: one }))).toEqual(title ? [title] : [])
})

test('nobody is offered a subscription who has just paid for one and waits for its confirmation', async () => {
  fakeApi(answers)
  const paying = { at: '/profile?success=prod_basis', user: { ...member, hasAccess: false } }
  const cards = {
    accessNote: <AccessNote user={paying.user} />,
    account: <AccountCard user={paying.user} imageUpload={null} />,
  }
  const { router } = renderPage(<ProfileHome {...emptySlots} {...cards} />, paying)
  await screen.findByText('Noch keine Notizen. Was willst du dir merken?')
  const offers = () => screen.queryByRole('link', { name: 'Zu den Angeboten' })
  expect(offers()).toBeNull()
  expect(screen.getByText('Zahlung wird bestätigt')).toBeTruthy()
  // The parameter is replaced by the pending purchase of this tab.
  writeDraft(pendingPurchaseDraft, 'prod_basis')
  await act(() => router.navigate('/profile', { replace: true }))
  expect(offers()).toBeNull()
  act(() => writeDraft(pendingPurchaseDraft, ''))
  expect(offers()).toBeTruthy()
  expect(screen.getByText('Noch ohne Abo')).toBeTruthy()
})

test('the account says what is missing: a payment, or a subscription', () => {
  fakeApi(answers)
  const { unmount } = home({ ...member, hasAccess: false, membershipUnpaid: true })
  expect(screen.getByText('Zahlung offen')).toBeTruthy()
  unmount()
  home({ ...member, hasAccess: false })
  expect(screen.getByText('Noch ohne Abo')).toBeTruthy()
})

test("trainers see who waits for them instead of the member's cards", async () => {
  fakeApi(answers)
  const trainer: User = { ...member, roles: ['ROLE_TRAINER'], trainer: true }
  renderPage(
    <ProfileHome
      {...emptySlots}
      firstCards={<p>Wartende</p>}
      today={<p>Heute</p>}
      emptyPlan={<p>Ohne Plan</p>}
      shopping={<p>Einkauf</p>}
      targets={<p>Ziele</p>}
    />,
    { at: '/profile', user: trainer },
  )
  await screen.findByText('Wartende')
  const memberCards = ['Heute', 'Ohne Plan', 'Ziele', 'Einkauf', 'Notizen', 'Deine Anamnese', 'Dein 7-Tages-Protokoll']
  for (const text of memberCards) expect(screen.queryByText(text)).toBeNull()
})

test('trainers and admins see their targets once they have some', async () => {
  fakeApi(answers)
  const trainer: User = { ...member, roles: ['ROLE_TRAINER'], trainer: true }
  const admin: User = { ...member, roles: ['ROLE_ADMIN'] }
  for (const user of [trainer, admin]) {
    home(user)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Ziele')).toBeNull()
    cleanup()
    home({ ...user, kcal: 2000 })
    await screen.findByText('Ziele')
    cleanup()
  }
})

const quickActions = () =>
  within(screen.getByRole('navigation', { name: 'Schnellzugriff' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('quick actions of trainers and admins are the pages of their work', () => {
  fakeApi(answers)
  home({ ...member, roles: ['ROLE_TRAINER'], trainer: true })
  expect(quickActions()).toEqual([paths.challengeManagement, paths.pushMessages])
  cleanup()
  home({ ...member, roles: ['ROLE_ADMIN'] })
  expect(quickActions()).toEqual([paths.challengeManagement, paths.pushMessages, paths.systemStatus])
})

test('quick actions link only to existing pages', async () => {
  fakeApi(answers)
  home(member)
  const addresses: readonly (string | null)[] = Object.values(paths)
  for (const address of quickActions()) expect(addresses).toContain(address)
})

test('loads the explainer video on click only, and shows app stores only if configured', async () => {
  fakeApi(answers)
  const trainer: User = { ...member, roles: ['ROLE_TRAINER'], trainer: true }
  const trainerVideo = 'https://video.test/embed/1'
  const { user, container } = home(trainer, { trainerVideo, playStore: 'https://store.test/' })
  const play = await screen.findByRole('button', { name: 'Erklärvideo abspielen' })
  expect(screen.getByText(/wird das Video von video\.test geladen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Google Play' }).getAttribute('href')).toBe('https://store.test/')
  expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull()
  expect(container.querySelector('iframe')).toBeNull()
  await user.click(play)
  expect(screen.getByTitle('Erklärvideo für Trainer').getAttribute('src')).toBe(trainerVideo)
  cleanup()
  home(trainer)
  await screen.findByText('Willkommen in deinem Trainerbereich')
  expect(screen.queryByRole('button', { name: 'Erklärvideo abspielen' })).toBeNull()
  expect(screen.queryByText('Auch am Handy')).toBeNull()
})

test('admins get a link to the accounts and no offer', async () => {
  fakeApi(answers)
  home({ ...member, roles: ['ROLE_ADMIN'], hasAccess: false })
  const first = await screen.findByRole('link', { name: 'Zur User Verwaltung' })
  expect(first.getAttribute('href')).toBe(paths.userManagement)
  expect(screen.getByText('Zugang aktiv')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Zu den Angeboten' })).toBeNull()
})

import type { OtherAccess, Subscription } from '@kostbar/contracts/subscriptions/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingPurchaseDraft } from '../../domain/checkout/return-params.ts'
import { writeDraft } from '../../lib/draft.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
// Preloads the lazy dialog.
import '../../ui/confirm-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const monthly = {
  id: 'price_month',
  unit_amount: 1490,
  interval: 'MONTH',
  intervalCount: 1,
  tiersMode: null,
  priceTiers: [],
  type: 'recurring',
} as Subscription['currentPrice']

const basis: Subscription = {
  id: 'sub_1',
  kind: 'MEMBERSHIP',
  status: 'ACTIVE',
  product: { id: 'prod_1', name: 'Kostbar Basis', description: 'Plan und Rezepte.' },
  quantity: 1,
  coaching: false,
  cancelAtPeriodEnd: false,
  currentPeriodStart: '2026-11-01T10:00:00.000Z',
  currentPeriodEnd: '2026-12-01T10:00:00.000Z',
  currentPrice: monthly,
  amount: 1490,
  graceUntil: null,
}
const invoice = (status: string, url: string | null) => ({
  id: `in_${status}`,
  number: `K-${status}`,
  createdAt: '2026-11-01T10:00:00.000Z',
  amount: 1490,
  status,
  description: 'Kostbar Basis',
  url,
  pdf: null,
})

function open(
  subscription: Subscription | null,
  {
    user = {},
    credit = 0,
    otherAccess = null,
    answers = {},
  }: {
    user?: Partial<User>
    credit?: number
    otherAccess?: OtherAccess | null
    answers?: Parameters<typeof fakeApi>[0]
  } = {},
) {
  const calls = fakeApi({
    'GET /subscriptions/me': membershipOnly(() => ({ subscription, credit, otherAccess })),
    'GET /stripe/orders': () => ({ items: [] }),
    'GET /stripe/invoices': () => ({ items: [] }),
    'GET /stripe/client-slots/usage': () => ({ bought: 0, used: 0, free: 0 }),
    ...answers,
  })
  const page = renderPage(<SubscriptionSection id="abo" />, {
    at: '/profile/einstellungen',
    user: { ...member, hasAccess: subscription !== null, ...user },
  })
  return { ...page, calls }
}

/** Answers with a membership alone, and with no client slots. */
const membershipOnly =
  (current: () => unknown) =>
  ({ call }: FakeCall) =>
    call.includes('slots') ? { subscription: null } : current()

/** Text of the value beside a label. */
const row = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')

test('a running subscription says what it costs, how long it runs and that it renews', async () => {
  open(basis)
  await screen.findByRole('heading', { level: 3, name: 'Kostbar Basis' })
  expect(screen.getByText('Aktiv')).toBeTruthy()
  expect(row('Preis')).toMatch(/^€ 14,90 pro Monat, inkl\. USt\.$/)
  expect(row('Aktueller Zeitraum')).toBe('1. November 2026 bis 1. Dezember 2026')
  expect(row('Verlängert sich am')).toBe('1. Dezember 2026')
})

test('credit is a row that says when it counts; without credit there is none', async () => {
  const { unmount } = open(basis, { credit: 1230 })
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
  expect(row('Guthaben')).toBe('€ 12,30, wird mit der nächsten Rechnung verrechnet')
  unmount()
  open(basis)
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
  expect(screen.queryByText('Guthaben')).toBeNull()
})

test('credit of a cancelled subscription promises no next invoice', async () => {
  open({ ...basis, cancelAtPeriodEnd: true }, { credit: 1230 })
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
  expect(row('Guthaben')).toBe('€ 12,30, wird verrechnet, wenn dein Abo weiterläuft')
})

test('credit stays visible when no subscription is left', async () => {
  const { unmount } = open(null, { credit: 6240 })
  const text = await screen.findByText(/^Guthaben/)
  expect(text.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Guthaben € 62,40: wird mit deiner nächsten Abo-Rechnung verrechnet; auf Wunsch zahlen wir es dir aus.',
  )
  unmount()
  open(null)
  await screen.findByText('Du hast noch kein Abo')
  expect(screen.queryByText(/^Guthaben/)).toBeNull()
})

test('offers no subscription to somebody whose purchase waits for its confirmation', async () => {
  writeDraft(pendingPurchaseDraft, 'prod_kostbar_basis')
  open(null)
  await screen.findByText('Sobald deine Zahlung bestätigt ist, steht dein Kauf hier.')
  expect(screen.queryByRole('link', { name: 'Zu den Angeboten' })).toBeNull()
  writeDraft(pendingPurchaseDraft, '')
})

test('a price nobody knows any more is a dash, not zero euros', async () => {
  open({ ...basis, amount: null })
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
  expect(row('Preis')).toBe('–')
})

test('a cancellation asks first, names the day, and can be left without one', async () => {
  const { user, calls } = open(basis)
  await user.click(await screen.findByRole('button', { name: 'Abo kündigen' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Abo wirklich kündigen?' }))
  expect(dialog.getByText(/noch bis zum 1\. Dezember 2026 nutzen/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Abo behalten' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true)
})

test('a subscription with coaching says that the coaching ends as well, unless it goes on', async () => {
  const coaching = { ...basis, coaching: true, cancelAtPeriodEnd: true }
  const { unmount } = open(coaching)
  await screen.findByText(/Auch deine Begleitung endet dann\.$/)
  unmount()
  const { unmount: unmountCoached } = open(coaching, { otherAccess: 'COACHED' })
  await screen.findByText(/solange du begleitet wirst\.$/)
  unmountCoached()
  const { user } = open({ ...basis, coaching: true })
  await user.click(await screen.findByRole('button', { name: 'Abo kündigen' }))
  expect(within(await screen.findByRole('alertdialog')).getByText(/Auch deine Begleitung endet dann\.$/)).toBeTruthy()
})

test.each<[string, Partial<Subscription>, Partial<User>, boolean]>([
  ['coaching by an admin', { coaching: true }, { roles: ['ROLE_ADMIN'] }, false],
  ['a membership by an admin', {}, { roles: ['ROLE_ADMIN'] }, true],
  ['slots by a former trainer', { kind: 'CLIENT_SLOTS' }, {}, false],
])('a cancellation of %s can be taken back only where it could be bought', async (_what, changes, user, expected) => {
  const subscription = { ...basis, ...changes, cancelAtPeriodEnd: true }
  const isSlots = subscription.kind === 'CLIENT_SLOTS'
  open(null, {
    user,
    answers: {
      'GET /subscriptions/me': ({ call }) => ({
        subscription: call.includes('slots') === isSlots ? subscription : null,
        credit: 0,
        otherAccess: null,
      }),
    },
  })
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
  expect(screen.queryByRole('button', { name: 'Kündigung zurücknehmen' }) !== null).toBe(expected)
  if (isSlots) expect(screen.getByText(/^Du hast kein Trainer-Konto mehr\./)).toBeTruthy()
})

test('a cancelled subscription warns until when it lasts, and can be taken back', async () => {
  let current: Subscription = { ...basis, cancelAtPeriodEnd: true }
  const { user } = open(current, {
    answers: {
      'GET /subscriptions/me': membershipOnly(() => ({ subscription: current })),
      'POST /subscriptions/me/reactivate': () => {
        current = basis
        return { subscription: current }
      },
    },
  })
  await screen.findByText(/Nach dem 1\. Dezember 2026 ist dein Zugang zur App gesperrt/)
  expect(screen.getByText('Gekündigt')).toBeTruthy()
  expect(row('Endet am')).toBe('1. Dezember 2026')
  expect(screen.queryByRole('button', { name: 'Abo kündigen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Abo ändern' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Kündigung zurücknehmen' }))
  await screen.findByText('Dein Abo läuft weiter.')
  await screen.findByRole('button', { name: 'Abo kündigen' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dein Abo' })))
})

test.each([
  ['COACHED', 'solange du begleitet wirst'],
  ['TRAINER', 'solange du ein Trainer-Konto hast'],
] as const)('who keeps access otherwise (%s) reads that only the subscription ends', async (otherAccess, reason) => {
  const { user, unmount } = open(basis, { otherAccess })
  await user.click(await screen.findByRole('button', { name: 'Abo kündigen' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Abo wirklich kündigen?' }))
  const stays = `Ernährungsplan und Rezepte bleiben auch danach für dich offen, ${reason}.`
  expect(dialog.getByText(`Dein Abo läuft noch bis zum 1. Dezember 2026. ${stays}`)).toBeTruthy()
  unmount()
  open({ ...basis, cancelAtPeriodEnd: true }, { otherAccess })
  await screen.findByText(`Dein Abo ist gekündigt und endet am 1. Dezember 2026. ${stays}`)
  expect(screen.queryByText(/gesperrt/)).toBeNull()
})

test('a refused change says why and leaves the subscription', async () => {
  const { user } = open(
    { ...basis, cancelAtPeriodEnd: true },
    {
      answers: {
        'POST /subscriptions/me/reactivate': () => refusal(409, 'period_over', 'Dieses Abo ist schon zu Ende.'),
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Kündigung zurücknehmen' }))
  await screen.findByText('Dieses Abo ist schon zu Ende.')
  expect(screen.getByText('Gekündigt')).toBeTruthy()
})

test('a payment that is open for longer says that access comes back, and a cancellation promises no paid time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T10:00:00.000Z') })
  const { user } = open({ ...basis, status: 'PAST_DUE', graceUntil: '2026-11-08T10:00:00.000Z' })
  await screen.findByText(/damit dein Zugang wieder aufgeht/)
  await user.click(screen.getByRole('button', { name: 'Abo kündigen' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Abo wirklich kündigen?' }))
  expect(dialog.getByText(/verlängert sich nicht mehr\. Die offene Rechnung bleibt/)).toBeTruthy()
  expect(dialog.queryByText(/nutzen/)).toBeNull()
})

test('who is no trainer any more can cancel their client slots, and not change them', async () => {
  const slots = { ...basis, id: 'sub_2', kind: 'CLIENT_SLOTS', product: { ...basis.product, name: 'Kunden-Slots' } }
  open(null, {
    answers: {
      'GET /subscriptions/me': ({ call }) => ({ subscription: call.includes('slots') ? slots : null }),
    },
  })
  await screen.findByRole('heading', { name: 'Kunden-Slots' })
  expect(screen.getByRole('button', { name: 'Slots kündigen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Anzahl oder Zahlungsweise ändern' })).toBeNull()
})

test('the cancellation of client slots speaks of slots throughout', async () => {
  let slots = { ...basis, id: 'sub_2', kind: 'CLIENT_SLOTS', product: { ...basis.product, name: 'Kunden-Slots' } }
  const save = (cancelAtPeriodEnd: boolean) => () => {
    slots = { ...slots, cancelAtPeriodEnd }
    return { subscription: slots }
  }
  const { user } = open(null, {
    user: { trainer: true },
    answers: {
      'GET /subscriptions/me': ({ call }) => ({ subscription: call.includes('slots') ? slots : null }),
      'DELETE /subscriptions/me': save(true),
      'POST /subscriptions/me/reactivate': save(false),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Slots kündigen' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Slots wirklich kündigen?' }))
  expect(dialog.getByRole('button', { name: 'Slots behalten' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Slots kündigen' }))
  await screen.findByText('Deine Slots sind gekündigt. Du hast sie noch bis 1. Dezember 2026.')
  await user.click(await screen.findByRole('button', { name: 'Kündigung zurücknehmen' }))
  await screen.findByText('Deine Slots laufen weiter.')
})

test('an open payment says until when, offers to pay, and no change before that', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T10:00:00.000Z') })
  open(
    { ...basis, status: 'PAST_DUE', graceUntil: '2026-12-08T10:00:00.000Z' },
    { answers: { 'GET /stripe/invoices': () => ({ items: [invoice('OPEN', 'https://invoice.stripe.com/i/1')] }) } },
  )
  await screen.findByText(/offene Rechnung bis 8\. Dezember 2026, damit dein Zugang bleibt/)
  expect((await screen.findByRole('link', { name: 'Offene Rechnung bezahlen' })).getAttribute('href')).toBe(
    'https://invoice.stripe.com/i/1',
  )
  expect(screen.getByText('Zahlung offen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Abo ändern' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Andere Angebote ansehen' })).toBeNull()
})

test('an open payment for slots says what becomes of the clients', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T10:00:00.000Z') })
  const slots: Subscription = {
    ...basis,
    kind: 'CLIENT_SLOTS',
    status: 'PAST_DUE',
    graceUntil: '2026-12-08T10:00:00.000Z',
  }
  open(null, {
    user: { trainer: true },
    answers: {
      'GET /subscriptions/me': ({ call }) => ({ subscription: call.includes('slots') ? slots : null, credit: 0 }),
      'GET /stripe/client-slots': () => ({ id: 'prod_slots', productPrices: [] }),
    },
  })
  await screen.findByText(/offene Rechnung bis 8\. Dezember 2026, damit du deine Kunden weiter begleiten kannst\.$/)
})

test('an invoice leads to the payment service only', async () => {
  open(basis, {
    answers: {
      'GET /stripe/invoices': () => ({
        items: [invoice('PAID', 'https://invoice.stripe.com/i/1'), invoice('VOID', 'https://evil.example/i/2')],
      }),
    },
  })
  const link = await screen.findByRole('link', { name: /Ansehen.*K-PAID/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://invoice.stripe.com/i/1', '_blank'])
  expect(screen.getByText('Storniert')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /K-VOID/ })).toBeNull()
})

test('changing opens the checkout with the present price', async () => {
  const { user, router } = open(basis)
  await user.click(await screen.findByRole('button', { name: 'Abo ändern' }))
  expect(router.state.location.search).toBe('?kaufen=prod_1&preis=price_month')
})

test.each<[string, Partial<User>, string | null]>([
  ['nobody', {}, 'Mit einem Abo öffnen sich dein Ernährungsplan und alle Rezepte.'],
  [
    'a trial with an end',
    { roles: ['TRIAL_MODE'], onTrial: true, trialUntil: '2026-12-11T23:00:00.000Z' },
    'Du bist in der Testphase. Bis 11. Dezember 2026 ist alles für dich offen.',
  ],
  ['the trial', { roles: ['TRIAL_MODE'], onTrial: true }, 'Du bist in der Testphase. Alles ist für dich offen.'],
  ['the app', { roles: ['ROLE_IN_APP_PURCHASE_USER'], hasAccess: true }, null],
  ['a coached client', { hasAccess: true }, null],
  ['a client coached since the trial', { roles: ['TRIAL_MODE'], hasAccess: true }, null],
  ['an admin', { roles: ['ROLE_ADMIN'] }, null],
])('without a subscription %s reads what holds for them', async (_who, user, text) => {
  open(null, { user })
  if (text) {
    await screen.findByText(text)
    expect(screen.getByRole('link', { name: 'Zu den Angeboten' }).getAttribute('href')).toBe('/sale')
  } else {
    await screen.findByText(/Du hast dein Abo über die App gekauft|Du brauchst kein eigenes Abo/)
    expect(screen.queryByRole('link', { name: 'Zu den Angeboten' })).toBeNull()
  }
})

test('one-time purchases are listed with what was given back', async () => {
  const order = { id: 'o-1', productName: 'Analyse', amount: 4900, createdAt: '2026-11-01T10:00:00.000Z' }
  open(basis, {
    answers: {
      'GET /stripe/orders': () => ({
        items: [
          { ...order, refunded: false, refundedAmount: 0 },
          { ...order, id: 'o-2', refunded: true, refundedAmount: 4900 },
          { ...order, id: 'o-3', refunded: true, refundedAmount: 2450 },
        ],
      }),
    },
  })
  const list = within(await screen.findByRole('region', { name: 'Einmal gekauft' }))
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toEqual([
    '01.11.2026Analyse€ 49,00',
    '01.11.2026AnalyseErstattet€ 49,00',
    '01.11.2026Analyse€ 24,50 erstattet€ 49,00',
  ])
})

test('a customer portal of another site is not opened', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const { user, calls } = open(basis, {
    answers: { 'GET /stripe/customer-portal': () => ({ redirect: 'https://evil.example/' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Zahlungsdaten verwalten' }))
  await screen.findByText('Es sind aktuell keine Einstellungen möglich.')
  expect(assign).not.toHaveBeenCalled()
  expect(calls.some(({ call }) => call.includes('returnUrl=%2Fprofile%2Feinstellungen'))).toBe(true)
})

test('a subscription that cannot be loaded can be tried again', async () => {
  let works = false
  const { user } = open(basis, {
    answers: {
      'GET /subscriptions/me': membershipOnly(() => (works ? { subscription: basis } : refusal(503, 'unavailable'))),
    },
  })
  await screen.findByRole('heading', { name: 'Dein Abo lässt sich gerade nicht laden' })
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('heading', { name: 'Kostbar Basis' })
})

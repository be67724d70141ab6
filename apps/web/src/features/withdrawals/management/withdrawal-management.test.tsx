import type { ReceivedWithdrawal } from '@kostbar/contracts/withdrawals/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { admin, renderPage } from '../../../lib/testing/render-page.tsx'
import { WithdrawalManagementPage } from './withdrawal-management-page.tsx'

const open: ReceivedWithdrawal = {
  id: '0198c000-0000-7000-8000-0000000000a1',
  name: 'Anna Muster',
  email: 'anna@example.test',
  contract: 'Kostbar Basis vom 1. November',
  receivedAt: '2026-11-10T08:30:00.000Z',
  refundDueAt: '2026-11-24T22:59:59.999Z',
  refundFailedAt: null,
  settledAt: null,
  settledBy: null,
}
let items: ReceivedWithdrawal[]

beforeEach(() => {
  items = [open]
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00.000Z') })
})

function show(at = '/withdrawal-management', settle: () => unknown = () => ({ success: true })) {
  const calls = fakeApi({
    'GET /withdrawals': () => ({ items, page: 1, perPage: 25, total: items.length }),
    [`POST /withdrawals/${open.id}/settled`]: settle,
  })
  return { calls, ...renderPage(<WithdrawalManagementPage />, { at, user: admin }) }
}

test('an open withdrawal says until when to pay back, and from then on that it is overdue', async () => {
  const { unmount } = show()
  const row = within((await screen.findAllByRole('row')).at(-1) ?? document.body)
  expect(row.getByText('Kostbar Basis vom 1. November')).toBeTruthy()
  expect(row.getByText(/^Zurückzahlen bis 24\.11\.2026$/)).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe('mailto:anna@example.test')
  unmount()
  vi.setSystemTime(new Date('2026-11-25T10:00:00.000Z'))
  show()
  expect(await screen.findByText(/^Überfällig, Frist war der 24\.11\.2026$/)).toBeTruthy()
})

test('an open withdrawal says that its refund failed', async () => {
  items = [{ ...open, refundFailedAt: '2026-11-19T10:00:00.000Z' }]
  show()
  expect(await screen.findByText(/^Rückzahlung am 19\.11\.2026 fehlgeschlagen$/)).toBeTruthy()
  expect(screen.getByText(/^Zurückzahlen bis 24\.11\.2026$/)).toBeTruthy()
})

test('is marked as settled, and as open again, with the focus on its button', async () => {
  const { user, calls } = show('/withdrawal-management', () => {
    items = [{ ...open, settledAt: items[0]?.settledAt ? null : '2026-11-20T10:00:00.000Z', settledBy: 'Ada Admin' }]
    return { success: true }
  })
  await user.click(await screen.findByRole('button', { name: 'Widerruf von Anna Muster als erledigt markieren' }))
  await screen.findByText(/^Erledigt am 20\.11\.2026$/)
  expect(screen.getByText('von Ada Admin')).toBeTruthy()
  const reopen = screen.getByRole('button', { name: 'Widerruf von Anna Muster wieder öffnen' })
  expect(document.activeElement).toBe(reopen)
  await user.click(reopen)
  await screen.findByText('Der Widerruf ist wieder offen.')
  const bodies = calls.flatMap(({ call, body }) => (call.startsWith('POST') ? [body] : []))
  expect(bodies).toEqual([{ settled: true }, { settled: false }])
})

test('a refusal says why', async () => {
  const { user } = show('/withdrawal-management', () => refusal(404, 'not_found', 'Das haben wir nicht gefunden.'))
  await user.click(await screen.findByRole('button', { name: /als erledigt markieren/ }))
  await screen.findByText('Das haben wir nicht gefunden.')
})

test('an empty list says so, and a page behind the last leads back', async () => {
  items = []
  const { unmount } = show()
  await screen.findByRole('heading', { name: 'Noch kein Widerruf' })
  unmount()
  const { user, router } = show('/withdrawal-management?seite=3')
  await user.click(await screen.findByRole('button', { name: 'Zum Anfang der Liste' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

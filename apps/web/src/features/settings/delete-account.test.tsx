import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { sessionQuery } from '../../lib/session.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeleteSection } from './delete-section.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../../ui/confirm-dialog.tsx'

const basis = { id: 'sub_1', product: { name: 'Basis' }, currentPeriodEnd: '2026-12-15T09:00:00.000Z' }

async function open(
  answer: () => unknown,
  subscription: object | null = null,
  others: ReactElement | null = null,
  slots: object | null = null,
) {
  const calls = fakeApi({
    'DELETE /users/delete-myself': answer,
    'GET /subscriptions/me': ({ call }) => ({ subscription: call.includes('slots') ? slots : subscription }),
  })
  const page = renderPage(
    <>
      <DeleteAccount />
      {others}
    </>,
    { at: '/profile/einstellungen' },
  )
  await page.user.click(screen.getByRole('button', { name: 'Konto löschen' }))
  await screen.findByRole('alertdialog')
  return { ...page, calls }
}

const confirmation = () => screen.getByLabelText('Tippe zur Bestätigung: Ja, ich bin mir sicher')
const deleteNow = () => screen.getByRole('button', { name: 'Konto endgültig löschen' })

test.each(['', 'Ja', 'ja, ich bin mir sicher', 'Ja, ich bin mir sicher.'])(
  '%j does not confirm the deletion',
  async (typed) => {
    const { user, calls } = await open(() => ({ success: true }))
    if (typed) await user.type(confirmation(), typed)
    expect(deleteNow()).toHaveProperty('disabled', true)
    expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  },
)

test('says what the law keeps', () => {
  renderPage(<DeleteSection id="loeschen" />)
  expect(
    screen.getByText(/Nur Rechnungen und Widerrufserklärungen müssen wir nach dem Gesetz aufbewahren\./),
  ).toBeTruthy()
})

test.each(['Ja, ich bin mir sicher', 'Ja, ich bin mir sicher '])(
  '%j deletes the account, signs out and navigates to the home page',
  async (sentence) => {
    const { user, router, queries } = await open(() => ({ success: true }))
    await user.type(confirmation(), sentence)
    await user.click(deleteNow())
    await screen.findByText('Dein Konto und deine Daten sind gelöscht. Alles Gute!')
    expect(router.state.location.pathname).toBe('/')
    await waitFor(() => expect(queries.getQueryData(sessionQuery.queryKey)).toBeNull())
  },
)

test('does not ask about changes of the deleted account', async () => {
  const { user, router } = await open(() => ({ success: true }), null, <UnsavedGuard active />)
  await user.type(confirmation(), 'Ja, ich bin mir sicher')
  await user.click(deleteNow())
  await screen.findByText('Dein Konto und deine Daten sind gelöscht. Alles Gute!')
  expect(router.state.location.pathname).toBe('/')
})

test('says what is lost of a subscription that is paid', async () => {
  await open(() => ({ success: true }), basis)
  await screen.findByText(/^Du hast „Basis“ bis 15\.\s*Dezember 2026 bezahlt\. .* kein Geld zurück/)
  screen.getByText(/Bist du noch in den ersten 14 Tagen, kannst du den Vertrag vorher/)
  expect(screen.getByRole('link', { name: 'widerrufen' }).getAttribute('href')).toBe('/widerruf')
})

test('speaks of consumers where client slots could be withdrawn from', async () => {
  const slots = { ...basis, id: 'sub_2', product: { name: 'Kunden-Slots' } }
  await open(() => ({ success: true }), null, null, slots)
  await screen.findByText(/^Du hast „Kunden-Slots“ .* Bist du Verbraucherin oder Verbraucher und noch in den ersten/)
})

test('says nothing of paid time while the payment is open', async () => {
  const { calls } = await open(() => ({ success: true }), { ...basis, status: 'PAST_DUE' })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(screen.queryByText(/kein Geld zurück/)).toBeNull()
})

test('tells trainers what their clients keep', async () => {
  fakeApi({ 'GET /subscriptions/me': () => ({ subscription: null }) })
  const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
  const { user } = renderPage(<DeleteAccount />, { at: '/profile/einstellungen', user: trainer })
  await user.click(screen.getByRole('button', { name: 'Konto löschen' }))
  await screen.findByText(/^Deine Nachrichten behalten die Personen, die du begleitet hast/)
})

test('shows a refusal and keeps the account', async () => {
  const { user, router, queries } = await open(() => refusal(409, 'last_admin', 'Das ist das letzte Admin-Konto.'))
  await user.type(confirmation(), 'Ja, ich bin mir sicher')
  await user.click(deleteNow())
  await screen.findByText('Das ist das letzte Admin-Konto.')
  expect(router.state.location.pathname).toBe('/profile/einstellungen')
  expect(queries.getQueryData(sessionQuery.queryKey)).not.toBeNull()
})

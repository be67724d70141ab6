import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { hydratePage, renderPage, typeBeforeHydration } from '../../lib/testing/render-page.tsx'
import { WithdrawalPage } from './withdrawal-page.tsx'

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const next = () => screen.getByRole('button', { name: 'Weiter' })

test('prefills the signed-in user and keeps values typed before hydration', async () => {
  fakeApi({
    'GET /subscriptions/me': () => ({ subscription: null }),
    'GET /stripe/orders': () => ({ items: [] }),
  })
  const { user } = hydratePage(<WithdrawalPage />, () => typeBeforeHydration('Dein Name', 'Anna Berger'))
  await user.type(screen.getByLabelText('Welchen Vertrag widerrufst du?'), 'Kostbar Basis')
  await user.click(next())
  await screen.findByRole('heading', { name: 'Stimmt alles?' })
  expect(screen.getByText('Anna Berger')).toBeTruthy()
  expect(screen.getByText('anna@kostbar.test')).toBeTruthy()
})

test('enters a contract of the signed-in person, who then need not remember it', async () => {
  const order = { id: 'o1', quantity: 1, amount: 4900, refundedAmount: 0, createdAt: '2026-11-20T10:00:00.000Z' }
  fakeApi({
    'GET /subscriptions/me': ({ call }) => ({
      subscription: call.includes('slots') ? null : { product: { name: 'Kostbar Basis' } },
    }),
    'GET /stripe/orders': () => ({
      items: [
        { ...order, productName: 'Ernährungsanalyse', refunded: false },
        { ...order, id: 'o2', productName: 'Zurückgezahltes', refunded: true },
      ],
    }),
  })
  const { user } = renderPage(<WithdrawalPage />, { at: '/widerruf' })
  await user.click(await screen.findByRole('button', { name: /^Ernährungsanalyse, bestellt am 20\.\sNovember\s2026$/ }))
  expect(value('Welchen Vertrag widerrufst du?')).toMatch(/^Ernährungsanalyse, bestellt am 20\.\sNovember\s2026$/)
  expect(document.activeElement).toBe(screen.getByLabelText('Welchen Vertrag widerrufst du?'))
  await user.click(screen.getByRole('button', { name: 'Kostbar Basis' }))
  expect(value('Welchen Vertrag widerrufst du?')).toBe('Kostbar Basis')
  expect(screen.queryByRole('button', { name: /Zurückgezahltes/ })).toBeNull()
})

test('sends a declaration again after a lost answer with the same key, also after a step back', async () => {
  const calls = fakeApi({ 'POST /withdrawals': () => new Error('lost') })
  const { user } = renderPage(<WithdrawalPage />, { at: '/widerruf', user: null })
  await user.type(screen.getByLabelText('Dein Name'), 'Anna')
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@beispiel.at')
  await user.type(screen.getByLabelText('Welchen Vertrag widerrufst du?'), 'Kostbar Basis')
  const keys = () =>
    calls.filter(({ call }) => call === 'POST /withdrawals').map(({ body }) => (body as { key: string }).key)
  const confirm = async (count: number) => {
    await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }))
    await waitFor(() => expect(keys()).toHaveLength(count))
  }
  await user.click(next())
  await confirm(1)
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }))
  await waitFor(() => expect(value('Dein Name')).toBe('Anna'))
  await user.click(next())
  await confirm(2)
  expect(keys()[1]).toBe(keys()[0])
})

test('keeps the values on a step back, also after a reload at step 2', async () => {
  fakeApi({})
  const { user, router } = renderPage(<WithdrawalPage />, { at: '/widerruf', user: null })
  await router.navigate('/widerruf', { state: { step: 2 } })
  await user.type(await screen.findByLabelText('Dein Name'), 'Anna')
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@beispiel.at')
  await user.type(screen.getByLabelText('Welchen Vertrag widerrufst du?'), 'Kostbar Basis')
  await user.click(next())
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }))
  await waitFor(() => expect(value('Dein Name')).toBe('Anna'))
  expect(value('Welchen Vertrag widerrufst du?')).toBe('Kostbar Basis')
})

test('joins the lines of the contract; says when the receipt is not mailed', async () => {
  const receipt = { id: 'w1', name: 'Anna', email: 'anna@beispiel.at', receivedAt: '2026-11-22T10:00:00.000Z' }
  const calls = fakeApi({
    'POST /withdrawals': ({ body }) => ({
      ...receipt,
      contract: (body as { contract: string }).contract,
      mailed: false,
    }),
  })
  const { user } = renderPage(<WithdrawalPage />, { at: '/widerruf', user: null })
  await user.type(screen.getByLabelText('Dein Name'), 'Anna')
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@beispiel.at')
  await user.type(screen.getByLabelText('Welchen Vertrag widerrufst du?'), 'Kostbar Basis{Enter}vom 1.11.2026')
  await user.click(next())
  await user.click(await screen.findByRole('button', { name: 'Widerruf bestätigen' }))
  await screen.findByText(/schon mehrere E-Mails geschickt/)
  expect(calls[0]?.body).toMatchObject({ contract: 'Kostbar Basis, vom 1.11.2026' })
  expect(screen.queryByText(/schicken wir dir auch/)).toBeNull()
})

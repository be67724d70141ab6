import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { NewsletterConfirmPage } from './newsletter-confirm-page.tsx'
import { NewsletterUnsubscribePage } from './newsletter-unsubscribe-page.tsx'

// No delay between keystrokes, to save time.
const user = userEvent.setup({ delay: null })

test('confirms on the button only, not on opening the link', async () => {
  const calls = fakeApi({ 'POST /newsletter/confirm': () => ({ success: true }) })
  renderPage(<NewsletterConfirmPage />, { at: '/newsletter/bestaetigen#token=t', user: null })
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Newsletter bestätigen' }))
  expect(await screen.findByText('Du bist dabei')).toBeTruthy()
  expect(calls).toEqual([{ call: 'POST /newsletter/confirm', body: { token: 't' } }])
})

test('shows an invalid link as such', async () => {
  fakeApi({ 'POST /newsletter/unsubscribe': () => refusal(400, 'link_invalid') })
  renderPage(<NewsletterUnsubscribePage />, { at: '/newsletter/abmelden#token=t', user: null })
  await user.click(screen.getByRole('button', { name: 'Newsletter abbestellen' }))
  expect(await screen.findByText('Dieser Link ist ungültig')).toBeTruthy()
})

test('can be retried after a lost connection', async () => {
  fakeApi({ 'POST /newsletter/unsubscribe': () => new TypeError('Failed to fetch') })
  renderPage(<NewsletterUnsubscribePage />, { at: '/newsletter/abmelden#token=t', user: null })
  await user.click(screen.getByRole('button', { name: 'Newsletter abbestellen' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Keine Verbindung/)
  expect(screen.getByRole('button', { name: 'Newsletter abbestellen' })).toBeTruthy()
})

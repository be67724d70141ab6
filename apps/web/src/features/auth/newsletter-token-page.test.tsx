import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NewsletterConfirmPage } from './newsletter-confirm-page.tsx'
import { NewsletterUnsubscribePage } from './newsletter-unsubscribe-page.tsx'
import { refusal, renderAt, stubApi } from './testing.tsx'

// No delay between keystrokes, to save time.
const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('confirms on the button only, not on opening the link', async () => {
  const sent = stubApi({ '/newsletter/confirm': [200, { success: true }] })
  renderAt('/newsletter/bestaetigen#token=t', <NewsletterConfirmPage />)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Newsletter bestätigen' }))
  expect(await screen.findByText('Du bist dabei')).toBeTruthy()
  expect(sent).toEqual([{ method: 'POST', url: '/api/newsletter/confirm', body: { token: 't' } }])
})

test('shows an invalid link as such', async () => {
  stubApi({ '/newsletter/unsubscribe': refusal(400, 'link_invalid', 'ungültig') })
  renderAt('/newsletter/abmelden#token=t', <NewsletterUnsubscribePage />)
  await user.click(screen.getByRole('button', { name: 'Newsletter abbestellen' }))
  expect(await screen.findByText('Dieser Link ist ungültig')).toBeTruthy()
})

test('can be retried after a lost connection', async () => {
  stubApi({})
  renderAt('/newsletter/abmelden#token=t', <NewsletterUnsubscribePage />)
  await user.click(screen.getByRole('button', { name: 'Newsletter abbestellen' }))
  expect(await screen.findByText(/^Keine Verbindung/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Newsletter abbestellen' })).toBeTruthy()
})

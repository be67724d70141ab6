import { texts as contractTexts } from '@kostbar/contracts/texts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settingsQuery } from '../../lib/content/queries.ts'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { Newsletter } from './newsletter.tsx'

const block = { component: 'newsletter', _uid: 'n' } as const
const show = () => renderPage(<Newsletter block={block} context="page" first={false} />, { user: null })
const field = () => screen.getByLabelText('Deine E-Mail-Adresse')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Newsletter abonnieren' })
const sentence = 'Du hast von uns eine Bestätigungsmail erhalten.'

test('is disabled without an address', async () => {
  const { user } = show()
  expect(submit().disabled).toBe(true)
  await user.type(field(), '   ')
  expect(submit().disabled).toBe(true)
  await user.type(field(), 'lesend@kostbar.test')
  expect(submit().disabled).toBe(false)
})

test('refuses a wrong address in German, without sending it', async () => {
  const calls = fakeApi({ 'POST /newsletter/subscribe': () => ({ success: true }) })
  const { user } = show()
  await user.type(field(), 'kein Name')
  await user.click(submit())
  await screen.findByText(contractTexts.email)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect([calls, screen.queryByText(sentence)]).toEqual([[], null])
  await user.clear(field())
  await user.type(field(), 'lesend@kostbar.test')
  await user.click(submit())
  await screen.findByText(sentence)
  expect(screen.queryByText(contractTexts.email)).toBeNull()
})

test.each([
  ['the request succeeds', () => ({ success: true })],
  ['the request is rejected', () => Response.json({ code: 'too_many_requests', msg: 'Nein' }, { status: 429 })],
  ['the request fails', () => new TypeError('lost')],
])('shows the same sentence when %s', async (_, answer) => {
  const calls = fakeApi({ 'POST /newsletter/subscribe': answer })
  const { user } = show()
  await user.type(field(), ' lesend@kostbar.test ')
  await user.click(submit())
  // In place of the form.
  expect(document.activeElement).toBe(await screen.findByText(sentence))
  expect(screen.queryByRole('button')).toBeNull()
  expect(calls).toEqual([{ call: 'POST /newsletter/subscribe', body: { email: 'lesend@kostbar.test' } }])
})

test('sends the address to the web server’s relay when the settings name a form', async () => {
  const calls = fakeApi({ 'POST /newsletter': () => ({}) })
  const { user, queries } = show()
  queries.setQueryData(settingsQuery().queryKey, {
    content: { newsletter_form_url: 'https://forms.test/x' },
  } as never)
  await user.type(field(), 'lesend@kostbar.test')
  await user.click(submit())
  await screen.findByText(sentence)
  await waitFor(() => expect(calls).toHaveLength(1))
})

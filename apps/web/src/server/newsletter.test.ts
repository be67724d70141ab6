// @vitest-environment node
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { registerNewsletterRelay } from './newsletter.ts'

afterEach(() => vi.unstubAllGlobals())

function serve(form: string | undefined, answer: () => Promise<Response>) {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  const app = fastify()
  registerNewsletterRelay(app, { settings: async () => ({ content: { newsletter_form_url: form } }) as never })
  const send = (email: unknown) =>
    app.inject({ method: 'POST', url: '/newsletter', headers: { cookie: 'secret=1' }, payload: { email } })
  return { asked, send }
}

test('the form learns the address, and nothing about the reader', async () => {
  const { asked, send } = serve('https://forms.test/x?list=7', async () => new Response(''))
  expect((await send('lesend+1@kostbar.test')).json()).toEqual({ success: true })
  const [address, options] = asked.mock.calls[0] as unknown as [URL, RequestInit]
  expect(address.href).toBe('https://forms.test/x?list=7&email=lesend%2B1%40kostbar.test')
  expect(options.headers).toBeUndefined()
})

test.each([
  ['refuses', async () => new Response('', { status: 500 })],
  ['is gone', async () => Promise.reject(new TypeError('gone'))],
])('a form that %s changes nothing for the reader', async (_, answer) => {
  const { send } = serve('https://forms.test/x', answer)
  expect((await send('lesend@kostbar.test')).json()).toEqual({ success: true })
})

test.each([
  ['kein Name', 'https://forms.test/x'],
  ['lesend@kostbar.test', undefined],
  ['lesend@kostbar.test', 'file:///etc/passwd'],
])('%s goes nowhere with the form %s', async (email, form) => {
  const { asked, send } = serve(form, async () => new Response(''))
  expect((await send(email)).statusCode).toBe(400)
  expect(asked).not.toHaveBeenCalled()
})

test('one address is passed on three times in an hour, and one visitor enters twenty', async () => {
  const { asked, send } = serve('https://forms.test/x', async () => new Response(''))
  for (const email of ['fremd@kostbar.test', 'Fremd@kostbar.test', 'fremd@kostbar.test', 'fremd@kostbar.test'])
    expect((await send(email)).json()).toEqual({ success: true })
  expect(asked).toHaveBeenCalledTimes(3)
  const rest = Array.from({ length: 17 }, (_, index) => `fremd${index}@kostbar.test`)
  const answers = await Promise.all(rest.map(send))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(16).fill(200), 429])
  expect(asked).toHaveBeenCalledTimes(19)
})

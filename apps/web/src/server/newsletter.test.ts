// @vitest-environment node
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { registerNewsletterRelay } from './newsletter.ts'

const apiUrl = new URL('http://api.test')
const webUrl = new URL('https://kostbar.test')
const isAllowed = (allowed: boolean) => async () => Response.json({ allowed })

function serve(
  form: string | undefined,
  respond: () => Promise<Response>,
  limit: () => Promise<Response> = isAllowed(true),
) {
  const formRequest = vi.fn(async (_url: URL, _init: RequestInit) => respond())
  const apiRequest = vi.fn(async (_url: URL, _init: RequestInit) => limit())
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    url.origin === apiUrl.origin ? apiRequest(url, init) : formRequest(url, init),
  )
  const app = fastify()
  const content = { settings: async () => ({ content: { newsletter_form_url: form } }) as never }
  registerNewsletterRelay(app, { content, apiUrl, webUrl })
  const send = (email: unknown) =>
    app.inject({ method: 'POST', url: '/newsletter', headers: { cookie: 'secret=1' }, payload: { email } })
  return { formRequest, apiRequest, send }
}

test('the form gets the e-mail address, and nothing about the visitor', async () => {
  const { formRequest, send } = serve('https://forms.test/x?list=7', async () => new Response(''))
  expect((await send('lesend+1@kostbar.test')).json()).toEqual({ success: true })
  const [url, options] = formRequest.mock.calls[0] ?? []
  expect(url?.href).toBe('https://forms.test/x?list=7&email=lesend%2B1%40kostbar.test')
  expect(options?.headers).toBeUndefined()
})

test.each([
  ['rejects', async () => new Response('', { status: 500 })],
  ['is down', async () => Promise.reject(new TypeError('gone'))],
])('the response is the same when the form %s', async (_, respond) => {
  const { send } = serve('https://forms.test/x', respond)
  expect((await send('lesend@kostbar.test')).json()).toEqual({ success: true })
})

test.each([
  ['kein Name', 'https://forms.test/x'],
  ['lesend@kostbar.test', undefined],
  ['lesend@kostbar.test', 'file:///etc/passwd'],
])('%s is not sent to the form %s', async (email, form) => {
  const { formRequest, apiRequest, send } = serve(form, async () => new Response(''))
  expect((await send(email)).statusCode).toBe(400)
  expect(formRequest).not.toHaveBeenCalled()
  expect(apiRequest).not.toHaveBeenCalled()
})

test('the API counts the attempt by client and e-mail address', async () => {
  const { apiRequest, send } = serve('https://forms.test/x', async () => new Response(''))
  await send('lesend@kostbar.test')
  const [url, options] = apiRequest.mock.calls[0] ?? []
  expect(url?.href).toBe('http://api.test/newsletter/attempts')
  expect(options).toMatchObject({
    method: 'POST',
    body: '{"email":"lesend@kostbar.test"}',
    headers: { origin: 'https://kostbar.test', 'x-forwarded-for': '127.0.0.1' },
  })
})

test.each([
  ['an e-mail address over its limit', isAllowed(false), 200],
  ['a client over its limit', async () => new Response('{}', { status: 429 }), 429],
  ['an API error', async () => new Response('{}', { status: 503 }), 503],
  ['an API that is down', async () => Promise.reject(new TypeError('gone')), 503],
])('sends nothing to the form for %s', async (_, limit, status) => {
  const { formRequest, send } = serve('https://forms.test/x', async () => new Response(''), limit)
  expect((await send('fremd@kostbar.test')).statusCode).toBe(status)
  expect(formRequest).not.toHaveBeenCalled()
})

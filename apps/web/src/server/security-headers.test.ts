// @vitest-environment node
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { createAnalytics } from './analytics.ts'
import { allowEditorFrame } from './editor-frame.ts'
import { readEnv } from './env.ts'
import { registerSecurityHeaders } from './security-headers.ts'

type Options = Parameters<typeof registerSecurityHeaders>[1]

async function serve(options: Partial<Options> = {}) {
  const app = fastify({ logger: false })
  await registerSecurityHeaders(app, {
    webUrl: new URL('https://kostbar.test'),
    storageUrl: new URL('https://files.kostbar.test/bucket?x=1'),
    analytics: null,
    development: false,
    ...options,
  })
  app.get('/', async () => 'ok')
  app.get('/draft', async (_request, reply) => {
    allowEditorFrame(reply)
    return 'ok'
  })
  return app
}

/** The directives of a response's CSP. */
async function policyOf(options: Partial<Options> = {}, path = '/') {
  const { headers } = await (await serve(options)).inject(path)
  const policy = String(headers['content-security-policy'])
  return Object.fromEntries(policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim()]))
}

test('nothing is allowed that is not named, and no page may be framed', async () => {
  const policy = await policyOf()
  expect(policy['default-src']).toBe("default-src 'none'")
  expect(policy['frame-ancestors']).toBe("frame-ancestors 'none'")
  expect(policy['base-uri']).toBe("base-uri 'none'")
  expect(policy['form-action']).toBe("form-action 'self'")
  expect(policy['object-src']).toBe("object-src 'none'")
})

test('storage is allowed by its origin for pictures and uploads, not for scripts', async () => {
  const policy = await policyOf()
  expect(policy['img-src']).toContain(' https://files.kostbar.test')
  expect(policy['connect-src']).toBe("connect-src 'self' https://files.kostbar.test")
  expect(policy['script-src']).not.toContain('files.kostbar.test')
})

test('hot reload has its socket in development only', async () => {
  expect((await policyOf({ development: true }))['connect-src']).toContain('ws:')
  expect((await policyOf())['connect-src']).not.toContain('ws:')
})

test('a configured video may be played and framed', async () => {
  const policy = await policyOf({ videoUrl: new URL('https://video.test/film.mp4') })
  expect(policy['media-src']).toBe("media-src 'self' https://video.test")
  expect(policy['frame-src']).toContain('https://video.test')
  expect((await policyOf())['media-src']).toBe("media-src 'self'")
})

test('analytics adds its sources to scripts, pictures and connections', async () => {
  const env = readEnv({
    API_URL: 'http://127.0.0.1:1',
    CONTENT_TOKEN: 'public',
    CONTENT_FILES_URL: 'https://a.storyblok.com/f/1',
    STORAGE_URL: 'http://127.0.0.1:2',
    WEB_URL: 'http://127.0.0.1:3',
    ANALYTICS_MEASUREMENT_ID: 'G-1',
    ANALYTICS_SCRIPT_URL: 'https://tags.test/tag.js',
  })
  const policy = await policyOf({ analytics: createAnalytics(env) })
  expect(policy['script-src']).toMatch(/^script-src 'self' https:\/\/tags\.test 'nonce-/)
  expect(policy['connect-src']).toContain('https://tags.test')
  expect(policy['img-src']).toContain('https://*.google-analytics.com')
})

test('a draft may be framed by the visual editor only, and its other directives stay', async () => {
  const app = await serve()
  const { headers } = await app.inject('/draft')
  expect(headers['x-frame-options']).toBeUndefined()
  const policy = await policyOf({}, '/draft')
  expect(policy['frame-ancestors']).toBe("frame-ancestors 'self' https://app.storyblok.com")
  expect(policy['default-src']).toBe("default-src 'none'")
  expect(policy['script-src']).not.toContain('unsafe')
})

test('every response says what the browser may use and send', async () => {
  const { headers } = await (await serve()).inject('/')
  expect(headers['permissions-policy']).toContain('microphone=()')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['x-frame-options']).toBe('DENY')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { createAnalytics } from './analytics.ts'
import { readEnv } from './env.ts'

const env = (changes: Record<string, string> = {}) =>
  readEnv({
    API_URL: 'http://127.0.0.1:1',
    CONTENT_TOKEN: 'public',
    CONTENT_FILES_URL: 'https://a.storyblok.com/f/1',
    STORAGE_URL: 'http://127.0.0.1:2',
    WEB_URL: 'http://127.0.0.1:3',
    ...changes,
  })

test('without a measurement id there is no analytics, also when a pixel is configured', () => {
  expect(createAnalytics(env())).toBeNull()
  expect(createAnalytics(env({ PIXEL_ID: '123' }))).toBeNull()
})

test('the policy names the tag service, and the pixel only where there is one', () => {
  const tagOnly = createAnalytics(env({ ANALYTICS_MEASUREMENT_ID: 'G-1' }))
  expect(tagOnly?.settings).toEqual({
    script: 'https://www.googletagmanager.com/gtag/js',
    measurementId: 'G-1',
    dataLayer: 'dataLayer',
    pixel: null,
  })
  expect(tagOnly?.scriptSources).toEqual(['https://www.googletagmanager.com'])
  expect(tagOnly?.imageSources.join(' ')).not.toContain('facebook')
  const both = createAnalytics(env({ ANALYTICS_MEASUREMENT_ID: 'G-1', PIXEL_ID: '123' }))
  expect(both?.settings.pixel?.id).toBe('123')
  expect(both?.scriptSources).toContain('https://connect.facebook.net')
  expect(both?.connectSources).toContain('https://www.facebook.com')
})

test.each([
  { ANALYTICS_MEASUREMENT_ID: 'G-1"><script>' },
  { ANALYTICS_DATA_LAYER: 'a;alert(1)' },
  { PIXEL_ID: '12a' },
  { WEB_TRUSTED_PROXIES: '-1' },
  { WEB_TRUSTED_PROXIES: '11' },
  { TRAINER_VIDEO_URL: 'javascript:alert(1)' },
  { CONTENT_TOKEN: '' },
])('%o stops the server', (changes) => {
  expect(() => env(changes as Record<string, string>)).toThrow(Object.keys(changes)[0])
})

test('an empty optional value counts as unset', () => {
  const unset = { TRAINER_VIDEO_URL: '', CONTENT_PREVIEW_TOKEN: '', REVIEWS_URL: '' }
  expect(env(unset)).toEqual(env({}))
})

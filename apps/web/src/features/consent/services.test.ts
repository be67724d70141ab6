import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveConsent } from '../../lib/consent.ts'

let appended: HTMLScriptElement[]

beforeEach(() => {
  vi.resetModules()
  saveConsent({ analytics: true })
  // Scripts are not appended: the test's DOM would try to load them.
  appended = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => void appended.push(script as HTMLScriptElement))
})

afterEach(() => {
  vi.restoreAllMocks()
  document.getElementById('analytics')?.remove()
  for (const name of ['fbq', '_fbq', 'testLayer']) Reflect.deleteProperty(window, name)
})

const settings = {
  script: 'https://tags.example/gtag/js',
  measurementId: 'G-1',
  dataLayer: 'testLayer',
  pixel: { script: 'https://pixel.example/events.js', id: '42' },
}

/** Puts the settings into the document, as the server does, and loads the analytics services. */
async function load(configured: Partial<typeof settings> | null) {
  if (configured) {
    const element = Object.assign(document.createElement('script'), { id: 'analytics', type: 'application/json' })
    element.textContent = JSON.stringify({ ...settings, ...configured })
    document.body.append(element)
  }
  const { track } = await import('../../lib/analytics.ts')
  const { loadAnalytics } = await import('./load-analytics.ts')
  await loadAnalytics()
  return { track, loadAnalytics }
}

const scripts = () => appended.map(({ src, async }) => [src, async])

/** Commands that wait for a service's script. */
const commands = (queue: unknown) => (queue as ArrayLike<unknown>[]).map((command) => Array.from(command))

const global = (name: string) => (window as unknown as Record<string, { queue: unknown }>)[name]

test('loads both services once, and sends each event to both under their names', async () => {
  const { track, loadAnalytics } = await load({})
  await loadAnalytics()
  expect(scripts()).toEqual([
    ['https://tags.example/gtag/js?id=G-1&l=testLayer', true],
    ['https://pixel.example/events.js', true],
  ])
  track({ name: 'purchase', event_label: 'Kostbar Basis', currency: 'EUR' })
  track({ name: 'newsletter_signup' })
  expect(commands(global('testLayer')).slice(1)).toEqual([
    ['config', 'G-1', { send_page_view: false }],
    ['event', 'purchase', { event_label: 'Kostbar Basis', currency: 'EUR' }],
    ['event', 'newsletter_signup', {}],
  ])
  expect(commands(global('fbq')?.queue)).toEqual([
    ['set', 'autoConfig', false, '42'],
    ['init', '42'],
    ['track', 'Purchase', { currency: 'EUR' }],
    ['track', 'Lead', {}],
  ])
})

test('loads no pixel unless one is configured, and nothing without settings', async () => {
  await load({ pixel: null as never })
  expect(scripts()).toHaveLength(1)
  expect(global('fbq')).toBeUndefined()
  vi.resetModules()
  document.getElementById('analytics')?.remove()
  appended = []
  const { track } = await load(null)
  track({ name: 'newsletter_signup' })
  expect(scripts()).toEqual([])
})

test('a refusal deletes the cookies of the services on every domain they can be set for, not our own', async () => {
  for (const cookie of ['_ga=1', '_ga_ABC=1', '_fbp=1', 'kostbar_signed_in=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the services set them
    document.cookie = `${cookie}; path=/`
  }
  const write = vi.spyOn(document, 'cookie', 'set')
  const { refuseAnalytics } = await import('./refuse-analytics.ts')
  vi.spyOn(location, 'hostname', 'get').mockReturnValueOnce('app.kostbar.example')
  refuseAnalytics()
  // The test's DOM keeps deleted cookies without their value.
  expect(document.cookie).not.toMatch(/(_ga|_fbp)\w*=1/)
  expect(document.cookie).toContain('kostbar_signed_in=1')
  const domains = ['', '; domain=app.kostbar.example', '; domain=kostbar.example', '; domain=example']
  expect(write.mock.calls.map(([cookie]) => cookie)).toEqual(
    ['_ga', '_ga_ABC', '_fbp'].flatMap((name) => domains.map((domain) => `${name}=; path=/; max-age=-1${domain}`)),
  )
})

test.each([
  ['loads a document with running services anew', {}, 1],
  ['leaves other documents as they are', null, 0],
])('a refusal %s', async (_what, configured, reloads) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await load(configured)
  const { refuseAnalytics } = await import('./refuse-analytics.ts')
  refuseAnalytics()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { saveConsent } from './consent.ts'

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  saveConsent({ analytics: false })
})

const purchase = { name: 'purchase', event_label: 'Kostbar Basis', currency: 'EUR' } as const
const pageView = (page_path: string) => ({ name: 'page_view', page_path, page_title: 'T' }) as const

test('without consent nothing is counted, nor kept for later', async () => {
  const { track, startTracking } = await import('./analytics.ts')
  track(purchase)
  expect(sessionStorage).toHaveLength(0)
  const send = vi.fn()
  startTracking(send)
  expect(send).not.toHaveBeenCalled()
})

test('what happens on a personal page is counted on the next public one, once', async () => {
  saveConsent({ analytics: true })
  const personal = await import('./analytics.ts')
  personal.track(purchase)
  personal.track(pageView('/profile'))
  vi.resetModules()
  const open = await import('./analytics.ts')
  const send = vi.fn()
  open.startTracking(send)
  expect(send.mock.calls).toEqual([[purchase]])
  open.startTracking(send)
  expect(send).toHaveBeenCalledTimes(1)
})

test('the page on which somebody agrees counts, and so does everything from then on', async () => {
  const { track, startTracking, isTracking } = await import('./analytics.ts')
  track(pageView('/'))
  track(pageView('/blog'))
  expect(isTracking()).toBe(false)
  const send = vi.fn()
  startTracking(send)
  track(pageView('/blog/x'))
  expect(send.mock.calls).toEqual([[pageView('/blog')], [pageView('/blog/x')]])
  expect(isTracking()).toBe(true)
})

test('a storage with something else in it does no harm', async () => {
  saveConsent({ analytics: true })
  sessionStorage.setItem('kostbar-events', '{')
  const { track } = await import('./analytics.ts')
  track(purchase)
  expect(JSON.parse(sessionStorage.getItem('kostbar-events') ?? '')).toEqual([purchase])
})

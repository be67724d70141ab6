import { beforeEach, expect, test, vi } from 'vitest'
import { saveConsent } from './consent.ts'

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  saveConsent({ analytics: false })
})

const purchase = { name: 'purchase', event_label: 'Kostbar Basis', currency: 'EUR' } as const
const pageView = (page_path: string) => ({ name: 'page_view', page_path, page_title: 'T' }) as const

test('without consent nothing is sent or stored', async () => {
  const { track, startTracking } = await import('./analytics.ts')
  track(purchase)
  expect(sessionStorage).toHaveLength(0)
  const send = vi.fn()
  startTracking(send)
  expect(send).not.toHaveBeenCalled()
})

test('events of a personal page are sent once, from the next public page', async () => {
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

test('consent sends the current page view and all later events', async () => {
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

test('ignores invalid data in the storage', async () => {
  saveConsent({ analytics: true })
  sessionStorage.setItem('kostbar-events', '{')
  const { track } = await import('./analytics.ts')
  track(purchase)
  expect(JSON.parse(sessionStorage.getItem('kostbar-events') ?? '')).toEqual([purchase])
})

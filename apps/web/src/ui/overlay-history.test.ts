import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHistory, registerOverlay } from './overlay-history.ts'

/** History entries of a tab and the current index, as browsers keep them. */
let entries: unknown[]
let index: number
let stop: () => void
let routerKey: unknown
const seenByRouter = vi.fn((event: PopStateEvent) => {
  routerKey = event.state.key
})

function go(steps: number) {
  if (entries[index + steps] === undefined) return
  index += steps
  dispatchEvent(new PopStateEvent('popstate', { state: entries[index] }))
}

beforeEach(() => {
  entries = [{ key: 'list' }, { key: 'page' }]
  index = 1
  routerKey = 'page'
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[index])
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    entries = [...entries.slice(0, index + 1), state]
    index += 1
  })
  vi.spyOn(history, 'back').mockImplementation(() => go(-1))
  vi.spyOn(history, 'forward').mockImplementation(() => go(1))
  stop = followHistory(() => String(routerKey))
  addEventListener('popstate', seenByRouter)
})

afterEach(() => {
  stop()
  removeEventListener('popstate', seenByRouter)
  seenByRouter.mockClear()
  vi.restoreAllMocks()
})

/** Opens an overlay that unregisters itself when it is closed. */
function openOverlay() {
  const close = vi.fn(() => {
    unregister()
    return true
  })
  const unregister = registerOverlay(close)
  return { close, unregister }
}

test('back closes the overlay on top, one at a time, unseen by the router', () => {
  const [menu, dialog] = [openOverlay(), openOverlay()]
  go(-1)
  expect([menu.close.mock.calls.length, dialog.close.mock.calls.length]).toEqual([0, 1])
  go(-1)
  expect([menu.close.mock.calls.length, dialog.close.mock.calls.length]).toEqual([1, 1])
  expect(index).toBe(1)
  expect(seenByRouter).not.toHaveBeenCalled()
})

test('after closing it otherwise, back leaves the page at once', () => {
  openOverlay().unregister()
  go(-1)
  expect(index).toBe(0)
  expect(seenByRouter).toHaveBeenCalledTimes(1)
})

test('forward reopens nothing, and leads to the page behind', () => {
  const { close, unregister } = openOverlay()
  unregister()
  entries.push({ key: 'next' })
  go(-1)
  go(1)
  expect(entries[index]).toEqual({ key: 'page' })
  go(1)
  expect(entries[index]).toEqual({ key: 'next' })
  expect(close).not.toHaveBeenCalled()
})

test('the next overlay of a page uses the entry that one left behind', () => {
  openOverlay().unregister()
  const { close } = openOverlay()
  expect(entries).toHaveLength(3)
  go(-1)
  expect(close).toHaveBeenCalledTimes(1)
  expect(index).toBe(1)
})

test('an overlay at work stays open', () => {
  const unregister = registerOverlay(() => false)
  go(-1)
  expect(index).toBe(2)
  unregister()
})

test('entries without overlays are the router’s, also while it is still at the location they lead back to', () => {
  entries.push({ key: 'next' })
  go(1)
  routerKey = 'page'
  go(-1)
  expect(entries[index]).toEqual({ key: 'page' })
  expect(seenByRouter).toHaveBeenCalledTimes(2)
})

test('a step back that the router takes back is its own, also from entries that overlays left behind', () => {
  openOverlay().unregister()
  entries.push({ key: 'next' })
  go(1)
  removeEventListener('popstate', seenByRouter)
  const steps: unknown[] = []
  const takeBack = ({ state }: PopStateEvent) => {
    steps.push(state)
    if (steps.length === 1) history.forward()
  }
  addEventListener('popstate', takeBack)
  history.back()
  removeEventListener('popstate', takeBack)
  expect(steps).toEqual([{ key: 'page', overlays: 1 }, { key: 'next' }])
  expect(index).toBe(3)
})

test('after a reload, an entry that an overlay left behind is skipped as before', () => {
  entries.push({ key: 'page', overlays: 1 })
  index = 2
  stop()
  stop = followHistory(() => String(routerKey))
  go(-1)
  expect(index).toBe(0)
})

import type { PushDevice } from '@kostbar/contracts/push/schemas'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PushSection } from './push-section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const phone: PushDevice = {
  id: '0198c000-0000-7000-8000-0000000000d1',
  device: 'Safari auf iOS',
  current: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSentAt: '2026-11-20T10:00:00.000Z',
}

function open(devices: readonly PushDevice[] = [], answers: Parameters<typeof fakeApi>[0] = {}, publicKey = 'BA') {
  const calls = fakeApi({ 'GET /push/subscriptions': () => ({ publicKey, devices }), ...answers })
  return { ...renderPage(<PushSection id="push" />, { at: '/profile/einstellungen', user: member }), calls }
}

/** Pretends to be a browser. @param permission its answer to this site; undefined where push is not supported */
function pretend(
  userAgent: string,
  { touchPoints = 0, permission }: { touchPoints?: number; permission?: string } = {},
) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints)
  if (permission === undefined) return
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
}

/** VAPID key as the API gives it, in base64url; its bytes are 251 and 255. */
const vapidKey = '-_8'

/**
 * Lets the browser ask for permission and subscribe.
 * @param answer answer of the user @param earlierKey VAPID key of a subscription that exists already; null without one
 */
function letSubscribe(answer: 'granted' | 'denied' | 'default', earlierKey: Uint8Array<ArrayBuffer> | null = null) {
  const earlier = earlierKey && { options: { applicationServerKey: earlierKey.buffer }, unsubscribe: vi.fn() }
  const subscribe = vi.fn(async (_options: { applicationServerKey: Uint8Array }) => ({
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  }))
  const ready = Promise.resolve({ pushManager: { getSubscription: async () => earlier, subscribe } })
  const serviceWorker = { register: vi.fn(), ready }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  const notification = { permission: 'default', requestPermission: async () => answer }
  vi.stubGlobal('Notification', notification)
  return { earlier, subscribe, notification }
}

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'
const guide = (device: RegExp) => screen.getByText(device).closest('details')

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148', 5],
  ['an iPad, which claims to be a Mac', mac, 5],
])('on %s it says to install first, with the instructions open', async (_name, userAgent, touchPoints) => {
  pretend(userAgent, { touchPoints })
  open()
  expect(await screen.findByText(/sobald diese Seite auf dem Home-Bildschirm liegt/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Benachrichtigungen aktivieren' })).toBeNull()
  expect([guide(/^iPhone/)?.open, guide(/^Android/)?.open]).toEqual([true, false])
})

test('a browser that cannot show notifications says so, with all instructions closed', async () => {
  pretend(mac)
  open()
  expect(await screen.findByText(/^Dieser Browser kann keine Benachrichtigungen zeigen/)).toBeTruthy()
  expect(guide(/^iPhone/)?.open).toBe(false)
})

test('a browser that has blocked them says where to allow them', async () => {
  pretend(mac, { permission: 'denied' })
  open()
  expect(await screen.findByText(/in deinem Browser gesperrt/)).toBeTruthy()
})

test('offers them where they are possible, and not on a device that has them', async () => {
  pretend(mac, { permission: 'default' })
  open()
  expect(await screen.findByRole('button', { name: 'Benachrichtigungen aktivieren' })).toBeTruthy()
  expect(screen.getByText('Noch bekommt kein Gerät Benachrichtigungen.')).toBeTruthy()
  cleanup()
  open([{ ...phone, current: true }])
  expect(await screen.findByText('Dieses Gerät')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Benachrichtigungen aktivieren' })).toBeNull()
})

const enable = () => screen.findByRole('button', { name: 'Benachrichtigungen aktivieren' })

test.each([
  ['without an earlier subscription', null, 0],
  ['with one under this key', new Uint8Array([251, 255]), 0],
  ['with one of an earlier installation, which is removed', new Uint8Array([1, 2]), 1],
] as const)('subscribes this browser %s', async (_name, earlierKey, removed) => {
  pretend(mac, { permission: 'default' })
  const { earlier, subscribe } = letSubscribe('granted', earlierKey)
  const devices: PushDevice[] = []
  const answers = {
    'GET /push/subscriptions': () => ({ publicKey: vapidKey, devices }),
    'POST /push/subscriptions': () => {
      devices.push({ ...phone, current: true })
      return { success: true }
    },
  }
  const { user, calls } = open([], answers)
  await user.click(await enable())
  await screen.findByText('Dieses Gerät bekommt ab jetzt Benachrichtigungen.')
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'p', auth: 'a' },
  })
  expect([...(subscribe.mock.calls[0]?.[0].applicationServerKey ?? [])]).toEqual([251, 255])
  expect(earlier?.unsubscribe.mock.calls ?? []).toHaveLength(removed)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Benachrichtigungen' })))
})

test('says what to do when the permission is refused, and the browser will not ask again', async () => {
  pretend(mac, { permission: 'default' })
  const { notification } = letSubscribe('denied')
  const { user, calls } = open()
  const button = await enable()
  notification.permission = 'denied'
  await user.click(button)
  await screen.findByText(/^Ohne deine Erlaubnis kommt nichts/)
  expect(await screen.findByText(/in deinem Browser gesperrt/)).toBeTruthy()
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('says when the browser does not reach its push service, and can be tried again', async () => {
  pretend(mac, { permission: 'default' })
  letSubscribe('granted').subscribe.mockRejectedValueOnce(new DOMException('Registration failed', 'AbortError'))
  const { user } = open()
  await user.click(await enable())
  await screen.findByText(/erreicht seinen Push-Dienst gerade nicht/)
  expect(await enable()).toHaveProperty('disabled', false)
})

test('removes another device, and says when it was removed before', async () => {
  let isThere = true
  const remove = () => (isThere ? { success: true } : refusal(404, 'not_found'))
  const { user, calls } = open([phone], { [`DELETE /push/subscriptions/${phone.id}`]: remove })
  const button = await screen.findByRole('button', { name: /^Entfernen ?: Safari auf iOS$/ })
  await user.click(button)
  await screen.findByText('Dieses Gerät bekommt keine Benachrichtigungen mehr.')
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
  isThere = false
  await user.click(button)
  await screen.findByText('Dieses Gerät war schon entfernt.')
})

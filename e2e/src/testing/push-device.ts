import type { Page, Worker } from 'playwright-core'
import { expect, inject } from 'vitest'

/** A message that the push service stand-in received for a device. */
interface Received {
  deviceId: string
  payload: string
}

/** Members of a service worker's global scope that the types of a page lack. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
}

/**
 * Makes the page's browser a device of the push service stand-in: a headless Chromium has no push service and cannot
 * permit notifications. Call it before the first `goto`.
 */
export async function subscribeAs(page: Page, deviceId: string): Promise<void> {
  const response = await fetch(`${inject('pushUrl')}/api/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: deviceId }),
  })
  const subscription = await response.json()
  await page.addInitScript((answer) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => ({ toJSON: () => answer }) as unknown as PushSubscription
  }, subscription)
}

/** Payloads that reached a device, oldest first. */
export async function payloadsOf(device: string): Promise<string[]> {
  const messages = (await (await fetch(`${inject('pushUrl')}/api/messages`)).json()) as Received[]
  return messages.filter(({ deviceId }) => deviceId === device).map(({ payload }) => payload)
}

/**
 * Replaces only `showNotification` in the service worker, because it throws in a headless Chromium: notifications are
 * recorded, and one replaces an earlier one with the same tag, as on a desktop.
 */
async function recordNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as WorkerScope
    const shown = new Map<string, Notification>()
    registration.showNotification = async (title, options = {}) => {
      const { tag = '', body = '', data } = options
      shown.set(tag, { title, body, data, tag, close: () => shown.delete(tag) } as unknown as Notification)
    }
    registration.getNotifications = async () => [...shown.values()]
  })
}

/** Opens a debugger session, and finds Chromium's id of the registration of the page's service worker. */
async function openDebugger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return { session, registrationId: await registration }
}

/** The service worker of a page on which push notifications were enabled. */
export async function openPushWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker = expect.fail('The page has no service worker')] = page.context().serviceWorkers()
  await recordNotifications(worker)
  const { session, registrationId } = await openDebugger(page)
  return {
    /** Delivers a push event, as the browser does when its push service has a message. */
    deliver: async (data: string): Promise<void> => {
      await session.send('ServiceWorker.deliverPushMessage', { origin: inject('webUrl'), registrationId, data })
    },
    /** The notifications that are shown now. */
    shown: (): Promise<{ title: string; body: string }[]> =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
      }),
    /**
     * Clicks the shown notification. An event created by a script cannot extend the worker's life (`waitUntil`) itself.
     */
    click: (): Promise<void> =>
      worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope
        const [notification] = await scope.registration.getNotifications()
        const work: Promise<unknown>[] = []
        const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
        await Promise.all(work)
      }),
  }
}

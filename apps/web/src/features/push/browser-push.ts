import { registerWorker } from '../../lib/register-worker.ts'

/** State of this browser regarding push notifications. */
export type BrowserPush = 'UNSUPPORTED' | 'INSTALL_FIRST' | 'BLOCKED' | 'READY'

/** Whether this is an iPhone or iPad. An iPad claims to be a Mac, but no Mac has a touch screen. */
const isApplePhoneOrTablet = () =>
  /iphone|ipad/i.test(navigator.userAgent) || (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** State of this browser; iPhones and iPads only show notifications of installed apps. */
export function browserPush(): BrowserPush {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return isApplePhoneOrTablet() && !isInstalled() ? 'INSTALL_FIRST' : 'UNSUPPORTED'
  return Notification.permission === 'denied' ? 'BLOCKED' : 'READY'
}

/** Decodes a VAPID key from base64url. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** Removes a subscription with another VAPID key: it belongs to an earlier installation and delivers nothing. */
async function removeForeign(manager: PushManager, key: Uint8Array): Promise<void> {
  const existing = await manager.getSubscription()
  const present = new Uint8Array(existing?.options.applicationServerKey ?? [])
  if (existing && present.toString() !== key.toString()) await existing.unsubscribe()
}

/** Fields of a push subscription that the API stores. */
export interface SubscriptionKeys {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * Asks for permission, which browsers allow after a click only, and subscribes this browser.
 * @param publicKey VAPID key @returns the subscription, or null when permission is not given
 * @throws when the browser cannot reach its push service
 */
export async function subscribeBrowser(publicKey: string): Promise<SubscriptionKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = keyBytes(publicKey)
  await removeForeign(pushManager, applicationServerKey)
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint = '', keys } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** Ends the push subscription of this browser, if there is one. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

import type { Browser, Locator, Page } from 'playwright-core'
import { signIn } from '../sign-in.ts'
import { median, withSpread } from '../statistics.ts'
import { signedIn } from './signed-in.ts'

/** Most milliseconds from a tap until something shows, on a processor this many times slower. */
const goalMs = 100
const slowdown = 4
const runs = 5

interface Tap {
  readonly name: string
  readonly email: string
  path(page: Page): Promise<string> | string
  target(page: Page): Locator
}

const member = 'mitglied@kostbar.test'
const trainer = 'trainer@kostbar.test'

async function clientPath(page: Page): Promise<string> {
  const response = await page.request.get(`/api/clients?filter=${member}`)
  const { items } = (await response.json()) as { items: { id: string }[] }
  return `/user/${items[0]?.id}`
}

const taps: readonly Tap[] = [
  {
    name: 'recipe sheet',
    email: member,
    path: () => '/profile/alternative-rezepte',
    target: (page) => page.locator('main li h2 a').first(),
  },
  {
    name: 'dialog of a note',
    email: member,
    path: () => '/profile/einkauf-und-notizen',
    target: (page) => page.getByRole('button', { name: 'Notiz schreiben' }).first(),
  },
  {
    name: 'dialog of the account',
    email: member,
    path: () => '/profile/einstellungen',
    target: (page) => page.getByRole('button', { name: 'Konto löschen' }),
  },
  {
    name: 'tab of the client list',
    email: trainer,
    path: () => '/client-management',
    target: (page) => page.getByRole('link', { name: 'Archiv' }),
  },
  {
    name: "tab of a client's page",
    email: trainer,
    path: clientPath,
    target: (page) => page.getByRole('navigation').getByRole('link', { name: 'Dokumente' }),
  },
]

/**
 * Runs in a page: waits for a tap, and then until an element that it added was painted: spinner, skeleton or content.
 * @returns milliseconds from the end of the touch
 */
function timeTap(): Promise<number> {
  const added: Element[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) added.push(node)
  })
  // Announcements for screen readers are one pixel large; what slides or fades in shows once it has begun to.
  const isShown = (element: Element): boolean => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    if (width > 1 && height > 1) return isInView && element.checkVisibility({ opacityProperty: true })
    return [...element.children].some(isShown)
  }
  return new Promise((resolve, reject) => {
    const onTap = ({ timeStamp }: Event) => {
      observer.observe(document.body, { subtree: true, childList: true })
      const onFrame = () => {
        if (performance.now() - timeStamp > 30_000) return reject(new Error('Nothing showed within 30 s.'))
        if (!added.some(isShown)) return requestAnimationFrame(onFrame)
        observer.disconnect()
        // The next task begins after this frame was painted.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now() - timeStamp)
        return channel.port2.postMessage(null)
      }
      requestAnimationFrame(onFrame)
    }
    addEventListener('pointerup', onTap, { capture: true, once: true })
  })
}

/** Opens a page on a phone with an empty cache, and taps its target once the page is idle. @returns milliseconds */
async function tapOnce(browser: Browser, webUrl: string, cookie: string, tap: Tap): Promise<number> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-AT' }
  const context = await signedIn(browser, webUrl, cookie, phone)
  try {
    const page = await context.newPage()
    await page.goto(await tap.path(page), { waitUntil: 'networkidle' })
    const target = tap.target(page)
    await target.scrollIntoViewIfNeeded()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const measured = page.evaluate(timeTap)
    await target.tap()
    return await measured
  } finally {
    await context.close()
  }
}

/** Measures what shows first after the first tap on something. @returns rows of a table, the first with its headings */
export async function tapRows(browser: Browser, webUrl: string): Promise<string[][]> {
  const rows = [[`first tap, processor × ${slowdown}`, 'goal', 'ms until something shows (spread)', '']]
  for (const tap of taps) {
    const cookie = await signIn(webUrl, tap.email)
    const times: number[] = []
    while (times.length < runs) times.push(await tapOnce(browser, webUrl, cookie, tap))
    const excess = median(times) - goalMs
    const verdict = excess > 0 ? `missed by ${excess.toFixed(0)}` : 'reached'
    rows.push([tap.name, `≤ ${goalMs}`, withSpread(times, 0), verdict])
  }
  return rows
}

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, newPage, openHydrated, signIn, waitUntilLoaded } from './testing/browser-page.ts'
import { phone } from './testing/check-screens.ts'
import { createAccount } from './testing/create-account.ts'
import { startOutage } from './testing/outage.ts'

it('sends what was ticked without a connection once there is one, and recovers', async () => {
  const email = await createAccount('Frieda')
  const page = await newPage({ viewport: phone })
  await signIn(page, email)
  await openHydrated(page, '/profile/einkauf-und-notizen')
  await hydrated(page)
  for (const name of ['Äpfel', 'Butter']) {
    await page.getByLabel('Was fehlt zu Hause?').fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name }).and(page.locator(':enabled')).waitFor()
  }

  await page.context().setOffline(true)
  await page.getByText('Du bist gerade offline.').waitFor()
  await page.getByRole('checkbox', { name: 'Äpfel' }).click()
  await page.getByRole('checkbox', { name: 'Butter' }).click()
  await page.getByText('Erledigt (2)').waitFor()
  // Ticks made offline wait without an error message, even after several attempts.
  expect(await page.getByRole('alert').count()).toBe(0)

  const saved = ['Äpfel', 'Butter'].map((name) =>
    page.waitForResponse((response) => !!response.request().postData()?.includes(name) && response.ok()),
  )
  await page.context().setOffline(false)
  await Promise.all(saved)
  await page.getByText('Du bist gerade offline.').waitFor({ state: 'detached' })
  // The browser asks while the list is still being loaded after the ticks.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByText('Erledigt (2)').waitFor()
})

/** Whether the page that shows the list without a connection is on the device, and a worker that opens it. */
const isListKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.match('/einkaufsliste-offline')
    return kept !== undefined && navigator.serviceWorker.controller !== null
  })

it('opens the shopping list without a connection, also after a reload, and sends what was done; nothing stays after signing out', async () => {
  const page = await newPage({ viewport: phone, serviceWorkers: 'allow' })
  await signIn(page, await createAccount('Olga'))
  await openHydrated(page, '/profile/einkauf-und-notizen')
  const add = async (name: string) => {
    await page.getByLabel('Was fehlt zu Hause?').fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name }).waitFor()
  }
  for (const name of ['Äpfel', 'Butter']) await add(name)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toMatch(/Äpfel.*Butter/)
  await expect.poll(() => isListKept(page)).toBe(true)

  await page.context().setOffline(true)
  await page.goto('/profile')
  await page.waitForURL('/einkaufsliste-offline')
  await page.getByRole('checkbox', { name: 'Äpfel' }).click()
  for (const name of ['Milch', 'Reis']) await add(name)
  await page.getByRole('checkbox', { name: 'Milch' }).click()
  await page.getByRole('button', { name: '„Reis“ löschen' }).click()
  await page.reload()
  await page.getByText('Erledigt (2)').waitFor()
  await page.getByText('1 Eintrag offen').waitFor()

  await page.context().setOffline(false)
  await page.waitForURL('/profile/einkauf-und-notizen')
  await page.getByText('Erledigt (2)').waitFor()
  const stored = async () => {
    const { items } = await (await page.request.get('/api/shopping')).json()
    return items.map(({ name, checked }: { name: string; checked: boolean }) => `${name} ${checked}`).sort()
  }
  await expect.poll(stored).toEqual(['Butter false', 'Milch true', 'Äpfel true'])

  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('button', { name: 'Ausloggen' }).click()
  await page.waitForURL('/')
  await expect
    .poll(() => page.evaluate(async () => [localStorage.length, (await caches.keys()).length]))
    .toEqual([0, 0])
  await page.context().setOffline(true)
  await expect(page.goto('/profile')).rejects.toThrow('ERR_')
})

it('loads by itself what could not be loaded without a connection', async () => {
  const page = await newPage({ viewport: phone })
  await signIn(page, 'mitglied@kostbar.test')
  // Starts on a page that does not load the shopping list itself.
  await openHydrated(page, '/profile/einstellungen')
  await hydrated(page)
  const endOutage = await startOutage(page, '**/api/shopping', (route) => route.abort('internetdisconnected'))
  await page
    .getByRole('link', { name: /Einkauf/ })
    .first()
    .click()
  await page.getByText('Keine Verbindung. Bitte prüfe dein Internet').first().waitFor()
  endOutage()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.getByRole('checkbox', { name: 'Vollkornbrot', exact: true }).waitFor()
})

it('scrolls to what the keyboard focuses at once, also where links scroll smoothly', async () => {
  const page = await newPage({ viewport: phone, reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.keyboard.press('Tab')
  const { focused, unseen } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.checkVisibility())
    const outside = links.filter((link) => {
      link.focus()
      const { top, bottom } = link.getBoundingClientRect()
      return bottom < 0 || top > window.innerHeight
    })
    return { focused: links.length, unseen: outside.length }
  })
  expect(focused).toBeGreaterThan(0)
  expect(unseen).toBe(0)
})

it('a dialog does not move while it opens, for people who want no motion', async () => {
  const page = await newPage()
  await page.goto('/sale')
  const offsets = page.evaluate(async () => {
    const seen = new Set<string>()
    // The dialog's code is loaded on demand. The frames after its first one are enough to see it move.
    for (let frames = 0, shown = 0; frames < 3_000 && shown < 20; frames += 1) {
      await new Promise(requestAnimationFrame)
      const modal = document.querySelector('[role=dialog]:not([data-cookie-banner])')?.parentElement
      if (!modal) continue
      seen.add(getComputedStyle(modal).translate)
      shown += 1
    }
    return [...seen]
  })
  await page.getByRole('button', { name: 'Jetzt Kaufen: Kostbar Basis' }).click()
  expect(await offsets).toEqual(['none'])
})

it('opens an article that was tapped without a connection by itself once there is one', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/blog')
  await page.mouse.move(10, 10)
  await hydrated(page)
  await waitUntilLoaded(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /Kaffee mit Maß/ }).click()
  await page.getByRole('heading', { name: 'Diese Seite ist gerade nicht erreichbar' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: /Kaffee mit Maß/, level: 1 }).waitFor()
})

it('opens what was first tapped without a connection once there is one', async () => {
  const page = await newPage({ viewport: phone })
  await signIn(page, await createAccount('Nora'))
  const toasts = page.waitForResponse(/toast-container/)
  await page.goto('/profile/einkauf-und-notizen')
  await toasts
  // What waits for the first use of the page is loaded first: where that fails, the page reloads by itself once online.
  await page.mouse.move(100, 100)
  await waitUntilLoaded(page)
  const write = page.getByRole('button', { name: 'Notiz schreiben' })
  await page.context().setOffline(true)
  await write.click()
  await page.getByText('Keine Verbindung. Bitte prüfe dein Internet').waitFor()
  await page.context().setOffline(false)
  // Chromium remembers that the import has failed: the page is reloaded.
  const reloaded = page.waitForEvent('load')
  await write.click()
  await reloaded
  await waitUntilLoaded(page)
  await write.click()
  await page.getByRole('dialog').waitFor()
})

it('sells to visitors who tapped an offer without a connection, once there is one', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/sale')
  const buy = page.getByRole('button', { name: 'Jetzt Kaufen: Kostbar Basis' })
  await page.context().setOffline(true)
  await buy.click()
  await page.locator('[data-unhydrated]').first().waitFor({ state: 'detached' })
  const reloaded = page.waitForEvent('load')
  await page.context().setOffline(false)
  await reloaded
  await buy.click()
  await page.getByRole('dialog').waitFor()
})

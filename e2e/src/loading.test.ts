import { expect, it } from 'vitest'
import { newPage, signIn, waitUntilLoaded } from './testing/browser-page.ts'

declare global {
  interface Window {
    /** Positions in px at which the notes have been visible, recorded in every frame. */
    notePositions: number[]
  }
}

it('sections appear from top to bottom, so that nothing moves once it is shown', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await signIn(page, 'mitglied@kostbar.test')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/shopping', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    // Without the limit of two seconds, which a busy machine may exceed.
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (callback: () => void, ms?: number) => (ms === 2_000 ? 0 : setTimeout(callback, ms)),
    })
    window.notePositions = []
    const record = () => {
      const notes = document.getElementById('notizen')
      if (notes?.checkVisibility({ visibilityProperty: true })) window.notePositions.push(notes.offsetTop)
      requestAnimationFrame(record)
    }
    record()
  })
  const answered = page.waitForResponse('**/api/notes')
  await page.goto('/profile/einkauf-und-notizen')
  await answered
  await page.getByRole('heading', { name: 'Einkaufsliste' }).waitFor()
  expect(await page.evaluate(() => window.notePositions)).toEqual([])
  held.resolve()
  await page.getByRole('heading', { name: 'Notizen' }).waitFor()
  await waitUntilLoaded(page)
  expect(new Set(await page.evaluate(() => window.notePositions)).size).toBe(1)
})

it.each(['/login', '/sale'])('%s is hydrated with the ids of the HTML', async (path) => {
  const page = await newPage()
  await page.goto(path)
  await page.mouse.move(100, 100)
  await page.mouse.move(200, 200)
  // React keeps the ids of the HTML, and repairs none: what it renders later would refer to its own, which nothing has.
  const hydratedIds = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[id]')].flatMap((element) => {
        const [, props] = Object.entries(element).find(([name]) => name.startsWith('__reactProps$')) ?? []
        return props ? [{ shown: element.id, expected: (props as { id?: string }).id }] : []
      }),
    )
  // Menus, cookie banner and footer are hydrated after the page.
  await expect.poll(async () => (await hydratedIds()).length).toBeGreaterThan(5)
  expect((await hydratedIds()).filter(({ shown, expected }) => shown !== expected)).toEqual([])
})

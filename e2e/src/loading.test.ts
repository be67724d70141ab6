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

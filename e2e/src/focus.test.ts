import { describe, expect, it } from 'vitest'
import { hydrated, newPage, sharedPage, signIn } from './testing/browser-page.ts'
import { phone } from './testing/check-screens.ts'
import { findFocusProblems } from './testing/focus-problems.ts'

it('finds controls without a focus ring, and those that are covered', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/impressum')
  const markup = `
    <div>
      <label><input data-plain type="checkbox" aria-label="Haken"> Haken ohne Ring</label>
      <input data-plain aria-label="Feld ohne Ring">
      <button data-below type="button">Unter dem Kopf</button>
    </div>`
  await page.locator('body').evaluate((body, html) => {
    body.insertAdjacentHTML('afterbegin', html)
    for (const plain of body.querySelectorAll<HTMLElement>('[data-plain]'))
      plain.style.setProperty('outline', 'none', 'important')
    const below = body.querySelector<HTMLElement>('[data-below]')
    below?.style.setProperty('position', 'fixed')
    below?.style.setProperty('top', '0')
    below?.style.setProperty('z-index', '-1')
  }, markup)
  expect(await findFocusProblems(page)).toEqual([
    'input Haken has no focus ring',
    'input Feld ohne Ring has no focus ring',
    'button Unter dem Kopf has a covered focus ring',
  ])
})

// On the phone, where header and bars cover most.
describe('the focus is visible on the phone', () => {
  const page = sharedPage({ viewport: phone }, (opened) => signIn(opened, 'mitglied@kostbar.test'))

  it.each([
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/alternative-rezepte?tags=Vegan,Suppe',
    '/profile/einstellungen',
    '/profile/nachrichten',
    '/protocol',
  ])('%s', async (path) => {
    await page().goto(path)
    await hydrated(page())
    await page().getByRole('heading', { level: 1 }).first().waitFor()
    await page().waitForLoadState('networkidle')
    // A list that still arrives moves what was focused.
    await expect.poll(() => findFocusProblems(page())).toEqual([])
  })
})

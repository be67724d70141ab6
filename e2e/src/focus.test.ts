import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, newPage, sharedPage, signIn } from './testing/browser-page.ts'
import { desktop, phone } from './testing/check-screens.ts'
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

/** Opens a page that is hydrated and loaded; a key hydrates a public one. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await hydrated(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
}

describe.each([
  {
    // On the phone, where header and bars cover most.
    people: 'a visitor',
    viewport: phone,
    email: null,
    paths: ['/', '/blog/fruehstueck-das-passt', '/kostproben/linsen-mit-spaetzle', '/sale', '/signup'],
  },
  {
    people: 'a member',
    viewport: phone,
    email: 'mitglied@kostbar.test',
    paths: [
      '/profile',
      '/profile/ernaehrungsplan',
      '/profile/alternative-rezepte?tags=Vegan,Suppe',
      '/profile/einstellungen',
      '/profile/nachrichten',
      '/protocol',
    ],
  },
  {
    // At their desk.
    people: 'a trainer',
    viewport: desktop,
    email: 'trainer@kostbar.test',
    paths: ['/client-management', '/nachrichten', '/template-management'],
  },
])('the focus of $people is visible at $viewport.width px', ({ viewport, email, paths }) => {
  const page = sharedPage({ viewport }, async (opened) => {
    if (email) await signIn(opened, email)
  })

  it.each(paths)('%s', async (path) => {
    await openPage(page(), path)
    // A list that still arrives moves what was focused.
    await expect.poll(() => findFocusProblems(page())).toEqual([])
  })
})

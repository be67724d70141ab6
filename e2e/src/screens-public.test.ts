import { expect, it } from 'vitest'
import { brokenWords } from './testing/broken-words.ts'
import { newPage } from './testing/browser-page.ts'
import { checkScreens, desktop, phone, tablet } from './testing/check-screens.ts'
import { findPageProblems, overflowsEnlarged } from './testing/page-problems.ts'

it('finds problems of a page, also those of the dark theme alone', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/impressum')
  // Inserted beside React's root, so that the markup does not disturb hydration.
  const markup =
    '<div role="region" aria-label="x"><img src="/favicon.svg"><hr width="2000"><p><font color="#333333">please</font></p>' +
    '<input type="image" src="/favicon.svg" width="9" height="9" alt="eins"><input type="image" src="/favicon.svg" width="9" height="9" alt="zwei">' +
    '<svg aria-hidden="true" focusable="false"><g><path id="drawn" d="M0 0h9v9z"/></g></svg></div>'
  await page.locator('body').evaluate((body, html) => body.insertAdjacentHTML('beforeend', html), markup)
  const { violations, ...others } = await findPageProblems(page)
  expect(violations).toEqual([
    expect.stringMatching(/^image-alt: img/),
    expect.stringMatching(/^target-size: .*eins.* \| .*zwei/),
    expect.stringMatching(/^color-contrast: font/),
  ])
  expect(others).toMatchObject({ overflows: true, english: 'please', lang: 'de-AT' })
  expect(await overflowsEnlarged(page)).toBe(true)
  // Drawings are empty only while axe runs.
  expect(await page.locator('svg > g > #drawn').count()).toBe(1)
})

it('finds what contrast themes hide', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/impressum')
  const markup = `
    <div role="region" aria-label="x">
      <label><input data-plain type="checkbox"> Versteckter Haken</label>
      <input data-plain aria-label="Feld ohne Rand">
      <span data-plain role="listitem" aria-current="true">Seite ohne Zeichen</span>
    </div>`
  await page.locator('body').evaluate((body, html) => {
    body.insertAdjacentHTML('afterbegin', html)
    for (const plain of body.querySelectorAll<HTMLElement>('[data-plain]')) {
      for (const property of ['appearance', 'border', 'outline']) plain.style.setProperty(property, 'none', 'important')
    }
  }, markup)
  const { invisible } = await findPageProblems(page)
  expect(invisible).toEqual([
    'looks the same chosen or not: label Versteckter Haken',
    'aria-current is invisible: span Seite ohne Zeichen',
    'no border: input Feld ohne Rand',
  ])
})

it.each(['/', '/sale', '/kostproben', '/blog', '/coaching', '/fuer-trainer'])(
  'every word of %s fits into its line on a phone',
  async (path) => {
    const page = await newPage({ viewport: phone })
    await page.goto(path)
    expect(await brokenWords(page)).toEqual([])
  },
)

checkScreens({
  viewports: [phone, tablet, desktop],
  paths: [
    '/',
    '/login',
    '/signup',
    '/trainer/signup',
    '/passwort-vergessen',
    '/passwort-zuruecksetzen#user=01900000-0000-7000-8000-000000000000&token=x',
    '/e-mail-bestaetigen',
    '/e-mail-bestaetigen#token=x',
    '/newsletter/bestaetigen#token=x',
    '/newsletter/abmelden#token=x',
    '/fuer-trainer',
    '/coaching',
    '/ueber-uns',
    '/blog',
    '/blog?suche=gibt-es-nicht',
    '/blog?thema=Bewegung',
    '/blog/fruehstueck-das-passt',
    '/kostproben',
    '/kostproben/linsen-mit-spaetzle',
    '/bausteine',
    '/haeufige-fragen',
    '/agbs',
    '/datenschutz',
    '/impressum',
    '/barrierefreiheit',
    '/404-page-not-found',
    '/sale',
    '/sale?kaufen=prod_kostbar_basis',
    '/sale?kaufen=prod_kostbar_basis&preis=price_gone',
    '/sale?kaufen=prod_kostbar_slots&preis=price_slots_month&menge=12&schritt=registrieren',
    '/sale?kaufen=prod_kostbar_basis&preis=price_basis_month&schritt=anmelden',
    '/widerruf',
    '/einkaufsliste-offline',
  ],
})

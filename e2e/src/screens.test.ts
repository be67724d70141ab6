import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newPage, signIn, useBrowser } from './testing/browser-page.ts'
import { flawless, flawsOf } from './testing/flaws.ts'

useBrowser()

/** Every screen, by who sees it. */
const screens: Record<string, string[]> = {
  anyone: [
    '/',
    '/login',
    '/signup',
    '/trainer/signup',
    '/passwort-vergessen',
    '/passwort-zuruecksetzen?user=01900000-0000-7000-8000-000000000000&token=x',
    '/newsletter/bestaetigen?token=x',
    '/newsletter/abmelden?token=x',
    '/fuer-trainer',
    '/coaching',
    '/ueber-uns',
    '/blog',
    '/blog?suche=gibt-es-nicht',
    '/blog/fruehstueck-das-passt',
    '/kostproben',
    '/kostproben/linsen-mit-spaetzle',
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
  ],
  'mitglied@kostbar.test': [
    '/lexikon',
    '/lexikon/ballaststoffe',
    '/rezepte/linsen-mit-spaetzle',
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/ernaehrungsplan?rezept={recipe}&portionen=1.5',
    '/profile/alternative-rezepte',
    '/profile/alternative-rezepte?tags=Vegan,Suppe',
    '/profile/alternative-rezepte?suche=gibt-es-nicht',
    '/profile/alternative-rezepte?rezept={recipe}',
    '/profile/einkauf-und-notizen',
    '/profile/dokumente',
    '/profile/dokumente?suche=gibt-es-nicht',
    '/profile/einstellungen',
    '/sale?kaufen=prod_kostbar_basis&preis=price_basis_year',
  ],
  'neu@kostbar.test': [
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/alternative-rezepte',
    '/profile/einkauf-und-notizen',
    '/profile/dokumente',
    '/profile/einstellungen',
    '/sale?kaufen=prod_kostbar_slots&preis=price_slots_month',
    '/sale?kaufen=prod_kostbar_basis&preis=price_basis_month&zurueck=1',
  ],
  'probe@kostbar.test': ['/profile', '/profile/ernaehrungsplan', '/profile/einstellungen'],
  'trainer@kostbar.test': [
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/dokumente',
    '/profile/einstellungen',
    '/profile/alternative-rezepte',
    '/profile/alternative-rezepte/neu',
    '/sale?kaufen=prod_kostbar_slots&preis=price_slots_month&menge=12',
    '/client-management',
    '/client-management?suche=gibt-es-nicht',
    '/user/{client}',
    '/user/{client}/dokumente',
    '/user/{client}/training',
  ],
  'trainer2@kostbar.test': [
    '/profile/einstellungen',
    '/client-management',
    '/user/01900000-0000-7000-8000-000000000000',
  ],
  'admin@kostbar.test': [
    '/profile',
    '/profile/alternative-rezepte',
    '/profile/alternative-rezepte/neu',
    '/user-management',
    '/user-management?suche=gibt-es-nicht',
    '/user-management?konto={user}',
    '/user/{user}',
    '/user/{user}/dokumente',
    '/user/{user}/training',
  ],
}

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }

/** What stands for an id in a path: the first of what whoever is signed in finds there. */
const firstOf = { client: '/api/clients', user: '/api/users/all', recipe: '/api/recipes/all' } as const

/** The path with its placeholders filled in. */
async function addressOf(page: Page, path: string): Promise<string> {
  for (const [name, list] of Object.entries(firstOf)) {
    if (!path.includes(`{${name}}`)) continue
    const { items } = await (await page.request.get(list)).json()
    return path.replace(`{${name}}`, items[0].id)
  }
  return path
}

async function inspect(page: Page, path: string) {
  await page.goto(await addressOf(page, path))
  // Behind a window over it the page is hidden.
  const overlay = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await page.getByRole('heading', { level: 1 }).or(overlay).first().waitFor()
  await page.waitForLoadState('networkidle')
  return { path, ...(await flawsOf(page)) }
}

it('what is wrong with a page is found, also in the dark alone', async () => {
  const page = await newPage({ viewport: phone })
  await page.goto('/impressum')
  const wrong = '<img src="/favicon.svg"><hr width="2000"><p><font color="#333333">please</font></p>'
  await page.locator('main').evaluate((main, markup) => main.insertAdjacentHTML('beforeend', markup), wrong)
  const { findings, ...others } = await flawsOf(page)
  expect(findings).toEqual([expect.stringMatching(/^image-alt: img/), expect.stringMatching(/^color-contrast: font/)])
  expect(others).toEqual({ wide: true, english: 'please', lang: 'de-AT' })
})

describe.each(Object.entries(screens))('%s', (who, paths) => {
  // Each screen takes a few seconds, more on a busy machine.
  const timeout = 30_000 + paths.length * 20_000
  it.each(who === 'anyone' ? [phone, tablet, desk] : [phone, desk])(
    'at $width px: accessible in light and dark, German, nothing cut off',
    { timeout },
    async (viewport) => {
      const page = await newPage({ viewport })
      if (who !== 'anyone') await signIn(page, who)
      for (const path of paths) expect(await inspect(page, path)).toEqual({ path, ...flawless })
    },
  )
})

/** Windows over a page: who opens them, where, and with which button. */
const windows: Record<string, [path: string, button: string | RegExp][]> = {
  'mitglied@kostbar.test': [
    ['/profile/ernaehrungsplan', 'Einkaufsliste aus Plan'],
    ['/profile/einkauf-und-notizen', 'Notiz schreiben'],
    ['/profile/einkauf-und-notizen', /^Notiz „.*“ löschen$/],
    ['/profile', /^Link „.*“ löschen$/],
    ['/profile/einstellungen', 'Konto löschen'],
    ['/profile/einstellungen', 'Abo kündigen'],
  ],
  'trainer@kostbar.test': [['/user/{client}/dokumente', /^Dokument „.*“ löschen$/]],
  'admin@kostbar.test': [['/user-management?konto={user}', 'Konto sperren']],
}

describe.each(Object.entries(windows))('windows over pages of %s', (who, opened) => {
  it.each([phone, desk])(
    'at $width px: accessible in light and dark, German, nothing cut off',
    async (viewport) => {
      const page = await newPage({ viewport })
      await signIn(page, who)
      for (const [path, button] of opened) {
        await page.goto(await addressOf(page, path))
        const opener = page.getByRole('button', { name: button }).first()
        await opener.waitFor()
        // What arrives late above the button would move it away from under the click.
        await page.waitForLoadState('networkidle')
        await opener.click()
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().getByRole('heading').first().waitFor()
        expect({ path, button, ...(await flawsOf(page)) }).toEqual({ path, button, ...flawless })
      }
    },
    240_000,
  )
})

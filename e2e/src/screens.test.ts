import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newPage, signIn, useBrowser } from './testing/browser-page.ts'

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
  ],
  'probe@kostbar.test': ['/profile', '/profile/ernaehrungsplan', '/profile/einstellungen'],
  'trainer@kostbar.test': [
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/dokumente',
    '/profile/einstellungen',
    '/profile/alternative-rezepte',
    '/profile/alternative-rezepte/neu',
    '/client-management',
    '/client-management?suche=gibt-es-nicht',
    '/user/{client}',
    '/user/{client}/dokumente',
    '/user/{client}/training',
  ],
  'trainer2@kostbar.test': ['/client-management', '/user/01900000-0000-7000-8000-000000000000'],
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

/** Words that stand in English texts and in no German one. */
const english =
  /\b(the|and|your|you|with|password|please|loading|error|save|cancel|delete|close|search|required|invalid)\b/i

const namesOf = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)

/** Colours fade for a moment; halfway there they are nobody's design. */
const colorsToSettle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })

/** All rules in the light, and those about colour in the dark: nothing else changes with it. */
async function axeFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await colorsToSettle(page)
  const light = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  await colorsToSettle(page)
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return [...namesOf(light.violations), ...namesOf(dark.violations)]
}

/** Everything a person can read or hear on a page, but for the titles of studies, which are in their own language. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const sources of document.querySelectorAll('[aria-labelledby="quellen"] ol')) sources.remove()
    const names = ['aria-label', 'title', 'alt', 'placeholder']
    const labelled = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
    const labels = labelled.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
    return [document.title, document.body.innerText, ...labels].join('\n')
  })

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
  return { path, ...(await look(page)) }
}

/** What is wrong with what one sees now. */
async function look(page: Page) {
  const findings = await axeFindings(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const foreign = english.exec(await textOf(page))?.[0] ?? null
  return { findings, wide, english: foreign, lang: await page.getAttribute('html', 'lang') }
}

const flawless = { findings: [], wide: false, english: null, lang: 'de-AT' }

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
const windows: [string, string, string | RegExp][] = [
  ['mitglied@kostbar.test', '/profile/ernaehrungsplan', 'Einkaufsliste aus Plan'],
  ['mitglied@kostbar.test', '/profile/einkauf-und-notizen', 'Notiz schreiben'],
  ['mitglied@kostbar.test', '/profile/einkauf-und-notizen', /^Notiz „.*“ löschen$/],
  ['mitglied@kostbar.test', '/profile', /^Link „.*“ löschen$/],
  ['mitglied@kostbar.test', '/profile/einstellungen', 'Konto löschen'],
  ['mitglied@kostbar.test', '/profile/einstellungen', 'Abo kündigen'],
  ['trainer@kostbar.test', '/user/{client}/dokumente', /^Dokument „.*“ löschen$/],
  ['admin@kostbar.test', '/user-management?konto={user}', 'Konto sperren'],
]

describe('windows over pages', () => {
  it.each([phone, desk])(
    'at $width px: accessible in light and dark, German, nothing cut off',
    async (viewport) => {
      for (const [who, path, button] of windows) {
        const page = await newPage({ viewport })
        await signIn(page, who)
        await page.goto(await addressOf(page, path))
        await page.getByRole('button', { name: button }).first().click()
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().getByRole('heading').first().waitFor()
        await page.waitForLoadState('networkidle')
        expect({ path, button, ...(await look(page)) }).toEqual({ path, button, ...flawless })
      }
    },
    240_000,
  )
})

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
    '/agbs',
    '/datenschutz',
    '/impressum',
    '/barrierefreiheit',
    '/404-page-not-found',
  ],
  'mitglied@kostbar.test': [
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/alternative-rezepte',
    '/profile/einkauf-und-notizen',
    '/profile/einstellungen',
  ],
  'neu@kostbar.test': [
    '/profile',
    '/profile/ernaehrungsplan',
    '/profile/alternative-rezepte',
    '/profile/einkauf-und-notizen',
  ],
  'trainer@kostbar.test': ['/profile'],
  'admin@kostbar.test': ['/user-management'],
}

const looks = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const

/** Words that stand in English texts and in no German one. */
const english =
  /\b(the|and|your|you|with|password|please|loading|error|save|cancel|delete|close|search|required|invalid)\b/i

async function inspect(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...labels].join('\n')
  })
  return { findings, wide, english: english.exec(text)?.[0] ?? null, lang: await page.getAttribute('html', 'lang') }
}

describe.each(Object.entries(screens))('%s', (who, paths) => {
  it.each(looks)('$viewport.width px, $colorScheme: accessible, German, nothing cut off', async (look) => {
    const page = await newPage(look)
    if (who !== 'anyone') await signIn(page, who)
    for (const path of paths)
      expect({ path, ...(await inspect(page, path)) }).toEqual({
        path,
        findings: [],
        wide: false,
        english: null,
        lang: 'de-AT',
      })
  })
})

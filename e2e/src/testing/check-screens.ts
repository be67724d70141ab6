import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sharedPage, signIn } from './browser-page.ts'
import { findPageProblems, noProblems, overflowsEnlarged } from './page-problems.ts'

export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }

interface Viewport {
  readonly width: number
  readonly height: number
}

interface Screens {
  /** Account to sign in with; none when absent. */
  readonly email?: string
  readonly viewports: readonly [Viewport, ...Viewport[]]
  readonly paths: readonly string[]
  /** Dialogs: the path of their page, and the name of the button that opens them. */
  readonly dialogs?: readonly (readonly [path: string, button: string | RegExp])[]
}

interface ListedItem {
  id: string
  email?: string
  name?: string
  title?: string
}

/** Placeholders in paths, each for an id of the demo data from a list that the signed-in account can read. */
const placeholders: Record<string, { list: string; matches: (item: ListedItem) => boolean }> = {
  '{client}': {
    list: '/api/clients?filter=mitglied@kostbar.test',
    matches: ({ email }) => email === 'mitglied@kostbar.test',
  },
  '{evaluated}': {
    list: '/api/clients?filter=mia@kostbar.test',
    matches: ({ email }) => email === 'mia@kostbar.test',
  },
  '{submitted}': {
    list: '/api/clients?filter=jonas@kostbar.test',
    matches: ({ email }) => email === 'jonas@kostbar.test',
  },
  '{user}': {
    list: '/api/users/all?filter=mitglied@kostbar.test',
    matches: ({ email }) => email === 'mitglied@kostbar.test',
  },
  '{recipe}': { list: '/api/recipes/all', matches: ({ name }) => name === 'Apfelstrudel' },
  '{ownRecipe}': { list: '/api/recipes/all?own=true', matches: () => true },
  '{template}': { list: '/api/templates', matches: ({ name }) => name === 'Bürowoche zum Vorkochen' },
  '{application}': { list: '/api/template-applications', matches: () => true },
  '{ownChallenge}': { list: '/api/challenges', matches: ({ title }) => title === 'Drei Portionen Gemüse' },
  '{challenge}': { list: '/api/my-challenges', matches: ({ title }) => title === 'Drei Portionen Gemüse' },
}

async function resolvePath(page: Page, path: string): Promise<string> {
  const [placeholder] = /\{\w+\}/.exec(path) ?? []
  const source = placeholders[placeholder ?? '']
  if (!placeholder || !source) return path
  const list = (await (await page.request.get(source.list)).json()) as ListedItem[] | { items: ListedItem[] }
  const item = (Array.isArray(list) ? list : list.items).find(source.matches)
  if (!item) throw new Error(`The demo data has nothing for ${placeholder}.`)
  return path.replace(placeholder, item.id)
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(await resolvePath(page, path))
  // A dialog hides the headings of the page behind it.
  const dialogHeading = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await page.getByRole('heading', { level: 1 }).or(dialogHeading).first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Opens the last dialog of the page. @returns its first heading */
async function openDialog(page: Page, path: string, button: string | RegExp) {
  await page.goto(await resolvePath(page, path))
  const opener = page.getByRole('button', { name: button }).first()
  await opener.waitFor()
  // Content that loads late above the button would move it away while it is clicked.
  await page.waitForLoadState('networkidle')
  await opener.click()
  return page.getByRole('dialog').or(page.getByRole('alertdialog')).last().getByRole('heading').first()
}

/** Checks the page at each width without reloading it, because the HTML is the same for all widths. */
async function expectNoProblems(page: Page, viewports: readonly Viewport[], isShown: () => Promise<void>) {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await isShown()
    // Enlarged text is checked where space is smallest: on the phone, and beside the side menu of the desktop.
    const isChecked = viewport.width !== tablet.width
    const problems = {
      ...(await findPageProblems(page)),
      overflowsEnlarged: isChecked && (await overflowsEnlarged(page)),
    }
    expect({ width: viewport.width, ...problems }).toEqual({
      width: viewport.width,
      ...noProblems,
      overflowsEnlarged: false,
    })
  }
}

/**
 * Tests screens of one account for accessibility in both themes, overflow at each width, and language; signs in once.
 */
export function checkScreens({ email, viewports, paths, dialogs = [] }: Screens): void {
  const widths = viewports.map(({ width }) => width).join(', ')
  describe(`${email ?? 'a visitor'}, at ${widths} px: accessible in light and dark, German, no overflow`, () => {
    const page = sharedPage({ viewport: viewports[0] }, async (opened) => {
      if (email) await signIn(opened, email)
    })

    it.for(paths)('%s', async (path) => {
      await page().setViewportSize(viewports[0])
      await openScreen(page(), path)
      await expectNoProblems(page(), viewports, async () => {})
    })

    it.for(dialogs)('%s, dialog of %s', async ([path, button]) => {
      await page().setViewportSize(viewports[0])
      const heading = await openDialog(page(), path, button)
      await expectNoProblems(page(), viewports, () => heading.waitFor())
    })
  })
}

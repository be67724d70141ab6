import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Words that stand in English texts and in no German one. */
const english =
  /\b(the|and|your|you|with|password|please|loading|error|save|cancel|delete|close|search|required|invalid)\b/i

/** What axe, once it is in the page, finds there. Pages under test hold no frames. */
const violationsOf = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async (asked) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )

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
  await page.evaluate(axe.source)
  const light = await violationsOf(page, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  await colorsToSettle(page)
  const dark = await violationsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
  return [...light, ...dark]
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

/** What is wrong with the page as it stands: accessibility in light and dark, sideways scrolling, English words. */
export async function flawsOf(page: Page) {
  const findings = await axeFindings(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const foreign = english.exec(await textOf(page))?.[0] ?? null
  return { findings, wide, english: foreign, lang: await page.getAttribute('html', 'lang') }
}

/** What `flawsOf` says of a page that is as it should be. */
export const flawless = { findings: [] as string[], wide: false, english: null, lang: 'de-AT' }

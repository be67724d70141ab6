import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Words of English texts that no German text contains. */
const englishWord =
  /\b(the|and|your|you|with|password|please|loading|error|save|cancel|delete|close|search|required|invalid)\b/i

/** Loads axe into the document, once per document. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

/** Violations axe finds. Pages under test hold no frames. */
const axeViolations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(given)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )

/** Waits for two frames and for CSS transitions: colours in the middle of a transition are not part of the design. */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** All axe rules in the light theme; in the dark theme the colour rules alone, because nothing but colours differs. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await finishTransitions(page)
  await loadAxe(page)
  const light = await axeViolations(page, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  await finishTransitions(page)
  const dark = await axeViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
  return [...light, ...dark]
}

/** All visible text and labels, except the titles of studies, which are cited in their own language. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sources = [...document.querySelectorAll<HTMLElement>('[aria-labelledby="quellen"] ol')]
    for (const list of sources) list.style.display = 'none'
    const names = ['aria-label', 'title', 'alt', 'placeholder']
    const labelled = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].filter(
      (element) => !sources.some((list) => list.contains(element)),
    )
    const labels = labelled.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
    const text = [document.title, document.body.innerText, ...labels].join('\n')
    for (const list of sources) list.style.display = ''
    return text
  })

/** Checks the current page: accessibility in both themes, horizontal overflow, English words, language. */
export async function findPageProblems(page: Page) {
  const violations = await accessibilityViolations(page)
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  const english = englishWord.exec(await textOf(page))?.[0] ?? null
  return { violations, overflows, english, lang: await page.getAttribute('html', 'lang') }
}

/** Result of `findPageProblems` for a page without any. */
export const noProblems = { violations: [] as string[], overflows: false, english: null, lang: 'de-AT' }

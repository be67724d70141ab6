import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { findForcedColorsProblems } from './forced-colors-problems.ts'

/** Words of English texts that no German text contains. */
const englishWord =
  /\b(the|and|your|you|with|password|please|loading|error|save|cancel|delete|close|search|required|invalid)\b/i

/** Source of axe, minified: it is sent to hundreds of documents. */
const axeSource = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Loads axe into the document, once per document. Its results need no HTML, only selectors. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(await axeSource)
  await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.configure({ noHtml: true }))
}

/**
 * Violations that axe finds. The pages contain no frames. Meanwhile drawings that are hidden from assistive technology
 * are empty: axe measures every shape, thousands on a page with dishes, and has no rule for them. The `svg` stays, as
 * the picture behind or beside a text. Drawings with anything that a rule is about stay as they are.
 */
const axeViolations = (page: Page, options: axe.RunOptions): Promise<string[]> =>
  page.evaluate(
    async (context) => {
      const drawings = [...document.querySelectorAll('svg[aria-hidden="true"][focusable="false"] > g:only-child')]
        .filter((drawing) => !drawing.querySelector('a, text, title, foreignObject, [tabindex], [role]'))
        .map((drawing) => ({ drawing, shapes: [...drawing.childNodes] }))
      for (const { drawing } of drawings) drawing.replaceChildren()
      try {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context)
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
      } finally {
        // A drawing that the page has drawn anew meanwhile is not empty.
        for (const { drawing, shapes } of drawings) if (!drawing.hasChildNodes()) drawing.replaceChildren(...shapes)
      }
    },
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )

/**
 * Ends CSS transitions: colours in the middle of one are not part of the design. One that has ended may start another
 * in a child. They are not awaited: Chromium never ends those in a closed `details`, whose content it does not render.
 */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const running = () =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running')
    await nextFrame()
    do {
      for (const transition of running()) transition.finish()
      await nextFrame()
    } while (running().length > 0)
  })

/** axe's rule about the size of targets, at least 24 px with their spacing (WCAG 2.5.8); off unless it is asked for. */
const withTargetSize = { rules: { 'target-size': { enabled: true } } }

/** All axe rules in the light theme; in the dark theme the colour rules alone, because nothing but colours differs. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await finishTransitions(page)
  await loadAxe(page)
  const light = await axeViolations(page, withTargetSize)
  await page.emulateMedia({ colorScheme: 'dark' })
  await finishTransitions(page)
  const dark = await axeViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
  return [...light, ...dark]
}

/** All visible text and labels, except the titles of studies, which are cited in their original language. */
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

/** Whether the page or an open dialog scrolls sideways. @param textSize per cent of the usual text size */
const overflowsAt = (page: Page, textSize: 100 | 200): Promise<boolean> =>
  page.evaluate((percent) => {
    const root = document.documentElement
    root.style.fontSize = `${percent}%`
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
    const scrolling = dialogs.flatMap((dialog) => [dialog, dialog.parentElement ?? dialog, ...dialog.children])
    // Content of a box that cannot scroll may overflow into the padding around it.
    const scrollsSideways = (box: Element) =>
      /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1
    const overflows = root.scrollWidth > window.innerWidth || scrolling.some(scrollsSideways)
    root.style.fontSize = ''
    return overflows
  }, textSize)

/** Whether the page scrolls sideways with text of 200 % (WCAG 1.4.4). */
export const overflowsEnlarged = (page: Page): Promise<boolean> => overflowsAt(page, 200)

/**
 * Checks the current page: accessibility in both themes, horizontal overflow, English words, language, contrast themes.
 */
export async function findPageProblems(page: Page) {
  const violations = await accessibilityViolations(page)
  return {
    violations,
    overflows: await overflowsAt(page, 100),
    english: englishWord.exec(await textOf(page))?.[0] ?? null,
    lang: await page.getAttribute('html', 'lang'),
    invisible: await findForcedColorsProblems(page),
  }
}

/** Result of `findPageProblems` for a page without any. */
export const noProblems = {
  violations: [] as string[],
  overflows: false,
  english: null,
  lang: 'de-AT',
  invisible: [] as string[],
}

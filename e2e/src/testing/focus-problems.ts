import type { Page } from 'playwright-core'

/**
 * Controls whose focus is not visible: without a focus ring, with one around a box but not its label, or covered by the
 * header or a bar. Of controls that look alike, the first and the last are checked; in an open dialog, its own only.
 */
export async function findFocusProblems(page: Page): Promise<string[]> {
  // The last input decides whether `focus()` shows the ring.
  await page.keyboard.press('Tab')
  return page.evaluate(collectProblems)
}

/** Runs in the page, in one go, so that nothing moves meanwhile; restores the focus and the scroll position. */
function collectProblems(): string[] {
  const dialogs = [...document.querySelectorAll('dialog:modal, [role="dialog"], [role="alertdialog"]')]
  const scope = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document
  const focusable =
    'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select, textarea, summary, [tabindex="0"]'
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30)}`
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  }

  const isVisible = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.5, 0.1, 0.9].some((part) => {
      const point = document.elementFromPoint(left + width * part, top + height / 2)
      return point !== null && (element.contains(point) || point.contains(element))
    })
  }

  const problemOf = (element: HTMLElement): string | undefined => {
    element.focus()
    if (document.activeElement !== element) return
    // The skip link moves in and out; reading its place starts the transition.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    const { parentElement: parent } = element
    const around = [element, parent, parent?.parentElement, element.closest('label')]
    const ringed = around.flatMap((candidate) => (candidate && hasRing(candidate) ? [candidate] : []))
    if (ringed.length === 0) return 'has no focus ring'
    const label = (element as HTMLInputElement).labels?.[0]
    const isTick = element.matches('[type="checkbox"], [type="radio"]')
    if (isTick && label && !ringed.some((candidate) => candidate.contains(label))) return 'has a ring without its label'
    return ringed.some(isVisible) ? undefined : 'has a covered focus ring'
  }

  const alike = new Map<string, HTMLElement[]>()
  for (const element of scope.querySelectorAll<HTMLElement>(focusable)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const appearance = `${element.tagName} ${element.getAttribute('type')} ${element.className}`
    alike.set(appearance, [...(alike.get(appearance) ?? []), element])
  }
  const focusedBefore = document.activeElement
  const scrolledBefore = window.scrollY
  const problems = [...alike.values()].flatMap((elements) =>
    [...new Set([elements[0], elements.at(-1)])].flatMap((element) => {
      const problem = element && problemOf(element)
      return problem ? [`${nameOf(element)} ${problem}`] : []
    }),
  )
  // The body cannot take the focus; it has it when nothing else does.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true })
  window.scrollTo(0, scrolledBefore)
  return problems
}

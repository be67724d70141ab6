import type { Page } from 'playwright-core'

/** Attributes that hold a control's state, which must be visible without backgrounds and shadows. */
const stateAttributes = ['aria-pressed', 'aria-current', 'aria-selected', 'aria-checked'] as const

/**
 * Finds what is invisible while a contrast theme (forced colours) replaces all colours: controls that look the same
 * whether chosen or not, and fields without a border. States are compared by the styles that such a theme keeps.
 */
export async function findForcedColorsProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const problems = await page.evaluate(findInvisible, stateAttributes)
  await page.emulateMedia({ forcedColors: 'none' })
  return problems
}

/** Finds the invisible states and fields; runs in the page. */
function findInvisible(attributes: readonly string[]): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30)}`
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const sizeOf = (element: Element) =>
    Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height)

  /** Computed styles that stay visible in forced colours. */
  const appearanceOf = (element: Element) => {
    const {
      color,
      backgroundColor,
      borderColor,
      borderWidth,
      borderStyle,
      outlineStyle,
      outlineWidth,
      textDecorationLine,
    } = getComputedStyle(element)
    return [
      color,
      backgroundColor,
      borderColor,
      borderWidth,
      borderStyle,
      outlineStyle,
      outlineWidth,
      textDecorationLine,
    ].join()
  }
  const isNative = (input: Element) => getComputedStyle(input).appearance !== 'none' && sizeOf(input) >= 12

  const choices = [...document.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])')]
  const invisibleChoices = choices.filter((input) => {
    const label = input.labels?.[0] ?? input
    if (isNative(input) || !isShown(label)) return false
    // Choosing one changes no others but those of its group.
    const group = choices
      .filter((choice) => choice === input || (choice.type === 'radio' && choice.name === input.name))
      .map((choice) => [choice, choice.checked] as const)
    input.checked = true
    const chosen = appearanceOf(label)
    input.checked = false
    const others = appearanceOf(label)
    for (const [choice, checked] of group) choice.checked = checked
    return chosen === others
  })

  const states = attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => ({ attribute, element })),
  )
  const invisibleStates = states.filter(({ attribute, element }) => {
    if (!isShown(element)) return false
    const value = element.getAttribute(attribute) ?? ''
    element.setAttribute(attribute, 'true')
    const chosen = appearanceOf(element)
    element.setAttribute(attribute, 'false')
    const others = appearanceOf(element)
    element.setAttribute(attribute, value)
    return chosen === others
  })

  const fields = [...document.querySelectorAll('input, select, textarea')].filter(
    (field) =>
      isShown(field) &&
      !field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"]'),
  )
  const hasBorder = (element: Element | null): boolean => {
    if (!element) return false
    const { borderBottomWidth, borderBottomStyle, outlineStyle } = getComputedStyle(element)
    return (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') || outlineStyle !== 'none'
  }
  const invisibleFields = fields.filter((field) => !hasBorder(field) && !hasBorder(field.parentElement))

  return [
    ...invisibleChoices.map((input) => `looks the same chosen or not: ${nameOf(input.labels?.[0] ?? input)}`),
    ...invisibleStates.map(({ attribute, element }) => `${attribute} is invisible: ${nameOf(element)}`),
    ...invisibleFields.map((field) => `no border: ${nameOf(field)}`),
  ]
}

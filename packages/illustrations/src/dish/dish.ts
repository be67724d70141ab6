import { composeDish } from './compose-dish.ts'
import { forms } from './forms/forms.ts'
import { salad } from './forms/salads.ts'
import { kinds } from './kinds.ts'
import { formNameOf } from './plan.ts'

/**
 * SVG text of a dish seen from above, 400 × 300, with all forms at hand; browsers use `loadDishSvg`. Neither argument
 * becomes part of the text.
 * @param seed constant of the dish, such as its id: the same arguments give the same picture
 * @param picture the form with its variant (`soup:pumpkin`), then the ingredients, by their names in `forms` and
 * `kinds`
 */
export const dishSvg = (seed: string, picture: readonly string[]): string =>
  composeDish(seed, picture, forms.get(formNameOf(picture)) ?? salad)

/** Whether a word of a picture names a form with one of its variants, or an ingredient. */
export function isDrawable(word: string): boolean {
  const [name = '', variant] = word.split(':')
  return variant === undefined ? kinds.has(name) : Object.hasOwn(forms.get(name)?.variants ?? {}, variant)
}

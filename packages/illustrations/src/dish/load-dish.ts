import { composeDish } from './compose-dish.ts'
import type { Form } from './form.ts'
import { formLoaders } from './forms/form-loaders.ts'
import { formNameOf } from './plan.ts'

const loadSalad = async (): Promise<Form> => (await import('./forms/salads.ts')).salad

/**
 * SVG text of a dish, as from `dishSvg`, with only the code of its form loaded.
 * @throws the error of the import, for example offline
 */
export async function loadDishSvg(seed: string, picture: readonly string[]): Promise<string> {
  const loadForm = formLoaders.get(formNameOf(picture)) ?? loadSalad
  return composeDish(seed, picture, await loadForm())
}

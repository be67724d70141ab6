import { diets, intolerances } from '@kostbar/contracts/care-profile/options'
import type { CareProfile, CareProfileInput } from '@kostbar/contracts/care-profile/schemas'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { texts } from './texts.ts'

/** Content of a care profile, without author, time and edit counter. */
export type CareContent = Omit<CareProfileInput, 'rev'>

/** Fields of a care profile in display order. */
export const careFields = ['allergens', 'intolerances', 'diet', 'likes', 'dislikes'] as const
export type CareField = (typeof careFields)[number]

export const contentOf = ({ allergens, intolerances, diet, likes, dislikes }: CareProfile): CareContent => ({
  allergens,
  intolerances,
  diet,
  likes,
  dislikes,
})

/** Field of a care profile as German text, such as `Gluten (A), Milch (G)`. */
export function describe(content: CareContent, field: CareField): string {
  const words = {
    allergens: () => content.allergens.map((letter) => `${allergens[letter]} (${letter})`),
    intolerances: () => content.intolerances.map((name) => intolerances[name]),
    diet: () => [content.diet ? diets[content.diet] : texts.noDiet],
    likes: () => content.likes,
    dislikes: () => content.dislikes,
  }[field]()
  return words.length === 0 ? texts.none : words.join(', ')
}

/** Fields in which two care profiles differ. */
export const differences = (one: CareContent, other: CareContent): CareField[] =>
  careFields.filter((field) => describe(one, field) !== describe(other, field))

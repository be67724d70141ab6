import type { CareProfileInput } from '@kostbar/contracts/care-profile/schemas'

/** Editable part of a care profile: allergens, intolerances, diet, likes and dislikes. */
export type CareContent = Omit<CareProfileInput, 'rev'>

/**
 * List of the profile after an anamnesis: items that only the previous version (`before`) named are removed, answered
 * ones are added. Words that differ in case only count as equal.
 */
function mergeList<T extends string>(list: readonly T[], answered: readonly T[], before: readonly T[]): T[] {
  const same = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase()
  const dropped = before.filter((item) => !answered.some(same(item)))
  const rest = list.filter((item) => !dropped.some(same(item)))
  return [
    ...rest,
    ...answered.filter((item, index) => answered.findIndex(same(item)) === index && !rest.some(same(item))),
  ]
}

/**
 * Applies the difference between an anamnesis and the version before it to a care profile. Items that no version ever
 * named were entered by hand and stay: an allergen from the trainer must not vanish with the next submission.
 * @param previous answers of the version before; null for the first version
 */
export function mergeAnswers(profile: CareContent, answers: CareContent, previous: CareContent | null): CareContent {
  const { allergens, intolerances, likes, dislikes } = profile
  return {
    allergens: mergeList(allergens, answers.allergens, previous?.allergens ?? []).sort(),
    intolerances: mergeList(intolerances, answers.intolerances, previous?.intolerances ?? []),
    diet: answers.diet === (previous?.diet ?? null) ? profile.diet : answers.diet,
    likes: mergeList(likes, answers.likes, previous?.likes ?? []),
    dislikes: mergeList(dislikes, answers.dislikes, previous?.dislikes ?? []),
  }
}

import type { CareProfileInput } from '@kostbar/contracts/care-profile/schemas'

/** What a member's food has to respect. */
export type CareContent = Omit<CareProfileInput, 'rev'>

/** The list without what an anamnesis no longer names, with what it names. Words count once, whatever their case. */
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
 * Applies to a care profile what an anamnesis says, and what it no longer says compared with the version before. What
 * somebody entered by hand and no version ever named stays: a trainer's allergen must not vanish with the next submission.
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

import type { Answer, Answers } from './questionnaire.ts'

const isSame = (one: Answer | undefined, other: Answer | undefined) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The questions that two devices have answered differently since both knew the same answers. All others can be merged
 * without asking.
 * @param base the answers both began with
 */
export const findConflicts = (base: Answers, mine: Answers, theirs: Answers): string[] =>
  Object.keys({ ...mine, ...theirs }).filter(
    (id) => !isSame(mine[id], theirs[id]) && !isSame(mine[id], base[id]) && !isSame(theirs[id], base[id]),
  )

/** The answers to save after a conflict: the other device's, with the own changes on top. @returns null removes an answer */
export const changesSince = (base: Answers, mine: Answers): Record<string, Answer | null> =>
  Object.fromEntries(
    Object.keys({ ...base, ...mine })
      .filter((id) => !isSame(mine[id], base[id]))
      .map((id) => [id, mine[id] ?? null]),
  )

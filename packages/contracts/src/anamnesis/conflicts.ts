import type { Answers, QuestionAnswer } from './questionnaire.ts'

const isSame = (one: QuestionAnswer | undefined, other: QuestionAnswer | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Ids of questions that two devices answered differently since their common base. All other changes can be merged
 * without asking.
 * @param base the answers that both devices started from
 */
export const findConflicts = (base: Answers, mine: Answers, theirs: Answers): string[] =>
  Object.keys({ ...mine, ...theirs }).filter(
    (id) => !isSame(mine[id], theirs[id]) && !isSame(mine[id], base[id]) && !isSame(theirs[id], base[id]),
  )

/**
 * Changes to save after a conflict: this device's changes since `base`, to be applied to the other device's answers.
 * @returns answers by question id; null removes an answer
 */
export const changesSince = (base: Answers, mine: Answers): Record<string, QuestionAnswer | null> =>
  Object.fromEntries(
    Object.keys({ ...base, ...mine })
      .filter((id) => !isSame(mine[id], base[id]))
      .map((id) => [id, mine[id] ?? null]),
  )

/** German names of the kinds of questions. */
export const questionKinds = {
  SCALE: 'Skala von 1 bis 10',
  YES_NO: 'Ja oder nein',
  NUMBER: 'Zahl',
  TEXT: 'Text',
} as const
export type QuestionKind = keyof typeof questionKinds

/**
 * Units of a number. Questions about the body or calories (`isAboutBody`) are not asked in protective mode.
 */
export const numberUnits = ['kg', 'cm', '%', 'kcal', 'g', 'ml', 'l', 'h', 'min', 'Tage', 'Mal', 'Schritte'] as const
export type NumberUnit = (typeof numberUnits)[number]

const bodyUnits: readonly (NumberUnit | null)[] = ['kg', 'cm', '%', 'kcal']

/** Whether a question asks for weight, measures or calories, which protective mode hides. */
export const isAboutBody = ({ kind, unit }: { kind: QuestionKind; unit: NumberUnit | null }): boolean =>
  kind === 'NUMBER' && bodyUnits.includes(unit)

/** Texts of the portion fit alone; what is in `texts.ts` is loaded with every plan. */
export const fitTexts = {
  nothingPlanned: 'An Tagen mit Tageszielen ist noch kein Gericht geplant.',
} as const

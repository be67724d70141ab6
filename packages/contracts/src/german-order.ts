/** Compares texts in German dictionary order, for sorting. */
export const { compare: compareGerman } = new Intl.Collator('de-AT')

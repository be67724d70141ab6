const unitPlurals = new Map([
  ['Blatt', 'Blätter'],
  ['Glas', 'Gläser'],
  ['Kugel', 'Kugeln'],
  ['Packung', 'Packungen'],
  ['Portion', 'Portionen'],
  ['Schüssel', 'Schüsseln'],
  ['Tafel', 'Tafeln'],
  ['Zweig', 'Zweige'],
])

/** Ends with a noun in -e; words in -ee are drinks, and a word without a capital letter is an adjective (`große`). */
const nounInE = /(?<!\p{L})\p{Lu}\p{L}*[a-df-zäöüß]e$/u

/** Plurals in -e that people enter as a unit. */
const pluralInE = /(Stücke|Zweige|Teile|Köpfe|Bünde)$/i

/** Plural of nouns in -e: `Scheiben`. */
const withN = (unit: string): string => (nounInE.test(unit) && !pluralInE.test(unit) ? `${unit}n` : unit)

/** Unit as written after a number: `1 Scheibe`, `2 Scheiben`; units without a known plural stay unchanged. */
export const unitAfter = (unit: string, singular: boolean): string =>
  singular ? unit : (unitPlurals.get(unit) ?? withN(unit))

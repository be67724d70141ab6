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

/** Plural of nouns in -e: `Scheiben`. Words in -ee are drinks. */
const withN = (unit: string): string => (/[a-df-zäöüß]e$/.test(unit) ? `${unit}n` : unit)

/** Unit as written after a number: `1 Scheibe`, `2 Scheiben`; units without a known plural stay unchanged. */
export const unitAfter = (unit: string, singular: boolean): string =>
  singular ? unit : (unitPlurals.get(unit) ?? withN(unit))

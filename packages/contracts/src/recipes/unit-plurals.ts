const unitPlurals = new Map([
  ['Blatt', 'Blätter'],
  ['Dose', 'Dosen'],
  ['Flasche', 'Flaschen'],
  ['Glas', 'Gläser'],
  ['Kugel', 'Kugeln'],
  ['Packung', 'Packungen'],
  ['Portion', 'Portionen'],
  ['Prise', 'Prisen'],
  ['Rippe', 'Rippen'],
  ['Scheibe', 'Scheiben'],
  ['Schüssel', 'Schüsseln'],
  ['Stange', 'Stangen'],
  ['Tafel', 'Tafeln'],
  ['Tasse', 'Tassen'],
  ['Zehe', 'Zehen'],
  ['Zweig', 'Zweige'],
])

/** Unit as written after a number: `1 Scheibe`, `2 Scheiben`; units without a known plural stay unchanged. */
export const unitAfter = (unit: string, singular: boolean): string =>
  singular ? unit : (unitPlurals.get(unit) ?? unit)

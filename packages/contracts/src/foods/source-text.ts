/** Source of values; see `foodOrigin`. */
export interface FoodOrigin {
  readonly source: 'KOSTBAR' | 'BLS' | 'OWN'
  readonly sourceVersion: string | null
}

/** German name of a source for lists: `BLS 4.0`. */
export function foodSourceText({ source, sourceVersion }: FoodOrigin): string {
  if (source === 'BLS') return ['BLS', sourceVersion].filter(Boolean).join(' ')
  return source === 'OWN' ? 'eigene Angaben' : 'unsere Nährwerttabelle'
}

const longText = (origin: FoodOrigin) =>
  origin.source === 'BLS'
    ? `${foodSourceText(origin).replace('BLS', 'Bundeslebensmittelschlüssel (BLS)')}, Max Rubner-Institut`
    : foodSourceText(origin)

/** German sentence with the distinct sources of figures, as their licence requires; null without sources. */
export function foodSourcesText(origins: readonly FoodOrigin[]): string | null {
  const names = [...new Set(origins.map(longText))].sort()
  return names.length > 0 ? `Nährwerte berechnet nach: ${names.join('; ')}` : null
}

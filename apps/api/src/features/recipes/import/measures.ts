import type { Unit } from '@kostbar/contracts/recipes/units'

/** Measure of an amount: a recipe unit with a factor (`dag` is 10 g), or a household measure (`Dose`). */
export type IngredientMeasure =
  | { readonly kind: 'unit'; readonly unit: Unit; readonly factor: number }
  | { readonly kind: 'household'; readonly name: string }

const unitSpellings: readonly [Unit, number, readonly string[]][] = [
  ['g', 1, ['g', 'gr', 'gramm']],
  ['g', 10, ['dag', 'dkg', 'deka']],
  ['kg', 1, ['kg', 'kilo', 'kilogramm']],
  ['ml', 1, ['ml', 'milliliter']],
  ['ml', 10, ['cl', 'zentiliter']],
  ['ml', 100, ['dl', 'deziliter']],
  ['l', 1, ['l', 'ltr', 'liter']],
  ['EL', 1, ['el', 'essl', 'eßl', 'esslöffel', 'eßlöffel']],
  ['TL', 1, ['tl', 'teel', 'teelöffel', 'kl', 'kaffeelöffel']],
  ['Prise', 1, ['prise', 'prisen', 'pr', 'msp', 'messerspitze', 'messerspitzen']],
  ['Stk', 1, ['stk', 'stück', 'stücke', 'st']],
]

const householdSpellings: Readonly<Record<string, readonly string[]>> = {
  Zehe: ['zehe', 'zehen'],
  Dose: ['dose', 'dosen', 'ds'],
  Packung: ['packung', 'packungen', 'pkg', 'pck', 'pkt', 'päckchen', 'packerl', 'paket', 'pakete', 'pack'],
  Becher: ['becher', 'bch'],
  Bund: ['bund', 'bd', 'bunde'],
  Scheibe: ['scheibe', 'scheiben'],
  Stange: ['stange', 'stangen'],
  Zweig: ['zweig', 'zweige', 'zweiglein'],
  Blatt: ['blatt', 'blätter'],
  Würfel: ['würfel'],
  Tasse: ['tasse', 'tassen'],
  Glas: ['glas', 'gläser'],
  Kopf: ['kopf', 'köpfe', 'häuptel', 'happel'],
  Knolle: ['knolle', 'knollen'],
  Handvoll: ['handvoll', 'hand voll'],
  Schuss: ['schuss'],
  Spritzer: ['spritzer'],
  Tropfen: ['tropfen'],
  Kugel: ['kugel', 'kugeln'],
  Flasche: ['flasche', 'flaschen'],
  Rolle: ['rolle', 'rollen'],
  Tafel: ['tafel', 'tafeln'],
  Beutel: ['beutel', 'sackerl'],
  Stängel: ['stängel', 'stiel', 'stiele'],
  Filet: ['filet', 'filets'],
  Paar: ['paar'],
  cm: ['cm'],
}

const measures = new Map<string, IngredientMeasure>([
  ...unitSpellings.flatMap(([unit, factor, spellings]) =>
    spellings.map((spelling) => [spelling, { kind: 'unit', unit, factor }] as const),
  ),
  ...Object.entries(householdSpellings).flatMap(([name, spellings]) =>
    spellings.map((spelling) => [spelling, { kind: 'household', name }] as const),
  ),
])

/** Words before a measure about its fullness or size: `gehäufte EL`, `kleiner Bund`. */
const fullness =
  /^(?:gehäuft(?:e[nrs]?)?|gestrichen(?:e[nrs]?)?|gestr\.?|geh\.|klein(?:e[nrs]?)?|groß(?:e[nrs]?)?|gut gefüllte[nrs]?)\s+/i

const measureWord = /^(hand voll|\p{L}+)\.?(?=[\s(,;:]|$)/iu

/** A measure at the beginning of a text, and the rest of the text. */
export interface LeadingMeasure {
  readonly measure: IngredientMeasure
  readonly rest: string
}

/** Parses the measure at the beginning of a text (`EL Öl`, `gehäufte TL Zimt`, `Dose Tomaten`); null without one. */
export function leadingMeasure(text: string): LeadingMeasure | null {
  const bare = text.trimStart().replace(fullness, '')
  const word = measureWord.exec(bare)
  const measure = word?.[1] && measures.get(word[1].toLowerCase())
  return word && measure ? { measure, rest: bare.slice(word[0].length) } : null
}

/** The macronutrients in display order. */
export const macros = ['carbs', 'proteins', 'fats'] as const
export type Macro = (typeof macros)[number]

/** German names. */
export const macroNames: Readonly<Record<Macro, string>> = {
  carbs: 'Kohlenhydrate',
  proteins: 'Proteine',
  fats: 'Fette',
}

/** Background colour classes. */
export const macroFill: Readonly<Record<Macro, string>> = {
  carbs: 'bg-carbs',
  proteins: 'bg-protein',
  fats: 'bg-fat',
}

/** SVG fill classes. */
export const macroSvgFill: Readonly<Record<Macro, string>> = {
  carbs: 'fill-carbs',
  proteins: 'fill-protein',
  fats: 'fill-fat',
}

/** SVG stroke classes. */
export const macroSvgStroke: Readonly<Record<Macro, string>> = {
  carbs: 'stroke-carbs',
  proteins: 'stroke-protein',
  fats: 'stroke-fat',
}

export interface MacroShare {
  readonly macro: Macro
  /** Share of the energy of all three, in percent; 0 without energy. */
  readonly share: number
  /** Sum of the shares before it, in percent. */
  readonly start: number
}

/** Energy in kcal per gram. */
const kcalPerGram: Readonly<Record<Macro, number>> = { carbs: 4, proteins: 4, fats: 9 }

/** Each macro's share of the energy. @param grams grams of each macro */
export function macroShares(grams: Readonly<Record<Macro, number>>): MacroShare[] {
  const energies = macros.map((macro) => grams[macro] * kcalPerGram[macro])
  const total = energies.reduce((sum, energy) => sum + energy, 0) || 1
  let start = 0
  return macros.map((macro, index) => {
    const share = ((energies[index] ?? 0) / total) * 100
    start += share
    return { macro, share, start: start - share }
  })
}

/** The three macros in the order they are always shown in. */
export const macros = ['carbs', 'proteins', 'fats'] as const
export type Macro = (typeof macros)[number]

/** Each macro's German name. */
export const macroNames: Readonly<Record<Macro, string>> = {
  carbs: 'Kohlenhydrate',
  proteins: 'Proteine',
  fats: 'Fette',
}

/** Each macro's one colour as a surface. */
export const macroFill: Readonly<Record<Macro, string>> = {
  carbs: 'bg-carbs',
  proteins: 'bg-protein',
  fats: 'bg-fat',
}

/** Each macro's one colour inside a drawing, as a surface. */
export const macroInk: Readonly<Record<Macro, string>> = {
  carbs: 'fill-carbs',
  proteins: 'fill-protein',
  fats: 'fill-fat',
}

/** Each macro's one colour inside a drawing, as a line. */
export const macroStroke: Readonly<Record<Macro, string>> = {
  carbs: 'stroke-carbs',
  proteins: 'stroke-protein',
  fats: 'stroke-fat',
}

export interface MacroShare {
  readonly macro: Macro
  /** Of the energy of all three, in percent, and where it begins behind those before it; all 0 without energy. */
  readonly share: number
  readonly start: number
}

/** Energy of a gram, in kcal. */
const energyPerGram: Readonly<Record<Macro, number>> = { carbs: 4, proteins: 4, fats: 9 }

/** The share of the energy each macro gives. @param grams of each */
export function macroShares(grams: Readonly<Record<Macro, number>>): MacroShare[] {
  const energies = macros.map((macro) => grams[macro] * energyPerGram[macro])
  const whole = energies.reduce((sum, energy) => sum + energy, 0) || 1
  let start = 0
  return macros.map((macro, index) => {
    const share = ((energies[index] ?? 0) / whole) * 100
    start += share
    return { macro, share, start: start - share }
  })
}

/** The macronutrients in display order. */
export const macros = ['carbs', 'proteins', 'fats'] as const
export type Macro = (typeof macros)[number]

/** German names of the macronutrients. */
export const macroNames: Readonly<Record<Macro, string>> = {
  carbs: 'Kohlenhydrate',
  proteins: 'Proteine',
  fats: 'Fette',
}

/** CSS background classes of the macronutrients. */
export const macroFill: Readonly<Record<Macro, string>> = {
  carbs: 'bg-carbs',
  proteins: 'bg-protein',
  fats: 'bg-fat',
}

/** CSS fill classes of the macronutrients in SVG. */
export const macroSvgFill: Readonly<Record<Macro, string>> = {
  carbs: 'fill-carbs',
  proteins: 'fill-protein',
  fats: 'fill-fat',
}

/** CSS stroke classes of the macronutrients in SVG. */
export const macroSvgStroke: Readonly<Record<Macro, string>> = {
  carbs: 'stroke-carbs',
  proteins: 'stroke-protein',
  fats: 'stroke-fat',
}

export interface MacroShare {
  readonly macro: Macro
  /** Share of the macronutrients' total energy in percent; 0 when the total is 0. */
  readonly share: number
  /** Start of the segment: sum of the preceding shares in percent. */
  readonly start: number
}

/** Energy in kcal per gram. */
const kcalPerGram: Readonly<Record<Macro, number>> = { carbs: 4, proteins: 4, fats: 9 }

/**
 * Energy share of each macronutrient.
 * @param grams grams of each macronutrient
 */
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

/**
 * Shares as whole percentages that add up to 100: rounded down, and what is missing goes to those that lose most by it.
 * All are 0 when the shares are.
 */
export function wholeShares(shares: readonly MacroShare[]): Record<Macro, number> {
  const whole = Object.fromEntries(shares.map(({ macro, share }) => [macro, Math.floor(share)])) as Record<
    Macro,
    number
  >
  const total = shares.reduce((sum, { share }) => sum + share, 0)
  const missing = Math.round(total) - shares.reduce((sum, { macro }) => sum + whole[macro], 0)
  const byLoss = shares.toSorted((a, b) => b.share - whole[b.macro] - (a.share - whole[a.macro]))
  for (const { macro } of byLoss.slice(0, missing)) whole[macro] += 1
  return whole
}

/** The three macros in the order they are always shown in. */
export const macros = ['carbs', 'proteins', 'fats'] as const
export type Macro = (typeof macros)[number]

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

/** Each macro's one colour inside a drawing. */
export const macroInk: Readonly<Record<Macro, string>> = {
  carbs: 'fill-carbs',
  proteins: 'fill-protein',
  fats: 'fill-fat',
}

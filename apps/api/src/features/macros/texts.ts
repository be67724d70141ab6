const number = new Intl.NumberFormat('de-AT')

export const texts = {
  doesNotAddUp: (macros: number, kcal: number) =>
    `Gespeichert. Die Makros ergeben ${number.format(macros)} kcal, das Ziel sind ${number.format(kcal)} kcal. ` +
    'Am einfachsten passt du die Kohlenhydrate an.',
} as const

const number = new Intl.NumberFormat('de-AT')

export const texts = {
  doesNotAddUp: (macros: number, kcal: number) =>
    `Gespeichert. Die Makros ergeben ${number.format(macros)} kcal, das Ziel sind ${number.format(kcal)} kcal. ` +
    'Am einfachsten passt du die Kohlenhydrate an.',
  reasonNeeded: (kcal: number) =>
    `Unter ${number.format(kcal)} kcal am Tag braucht es einen Grund. Schreib ihn bitte dazu, er bleibt im Verlauf stehen.`,
} as const

import { formatNumber } from '@kostbar/contracts/number-format'

export const texts = {
  doesNotAddUp: (macros: number, kcal: number) =>
    `Gespeichert. Die Makros ergeben ${formatNumber(macros)} kcal, das Ziel sind ${formatNumber(kcal)} kcal. ` +
    'Am einfachsten passt du die Kohlenhydrate an.',
  reasonNeeded: (kcal: number) =>
    `Unter ${formatNumber(kcal)} kcal am Tag braucht es einen Grund. Schreib ihn bitte dazu, er bleibt im Verlauf stehen.`,
} as const

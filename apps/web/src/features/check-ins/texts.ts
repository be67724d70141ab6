import type { NumberUnit } from '@kostbar/contracts/check-ins/questions'
import { formatNumber, formatWeekday } from '../../lib/format.ts'

/** Units that are words, for one of them. */
const singular: Partial<Record<NumberUnit, string>> = { Tage: 'Tag', Schritte: 'Schritt' }

/** German texts about check-ins that members and staff read. */
export const texts = {
  title: 'Wochenrückblick',
  of: (dueOn: string) => `Rückblick vom ${formatWeekday(dueOn)}`,
  failed: 'Die Wochenrückblicke lassen sich gerade nicht laden',
  statuses: { OPEN: 'offen', SUBMITTED: 'wartet auf Antwort', REPLIED: 'beantwortet', MISSED: 'ausgelassen' },
  noAnswer: 'nicht beantwortet',
  /** Choice that leaves an optional question unanswered. */
  skip: 'Keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  scale: (value: number) => `${value} von 10`,
  number: (value: number, unit: NumberUnit | null) => {
    const shown = value === 1 && unit ? (singular[unit] ?? unit) : unit
    return [formatNumber(value), shown].filter(Boolean).join('\u00a0')
  },
  earlier: 'Frühere Wochenrückblicke',
  more: 'Ältere zeigen',
} as const

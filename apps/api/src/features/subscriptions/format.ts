import { formatEuro } from '@kostbar/contracts/money-format'
import type { Recurring } from '@kostbar/contracts/pricing'
import { formatDateTime } from '../../infra/date-format.ts'

const intervalTexts = {
  DAY: ['pro Tag', 'Tage'],
  WEEK: ['pro Woche', 'Wochen'],
  MONTH: ['pro Monat', 'Monate'],
  YEAR: ['pro Jahr', 'Jahre'],
} as const

/** Formats a price as `€ 239,00 alle 3 Monate`. @param cents amount per billing period */
export function formatPrice(cents: number, { interval, intervalCount }: Recurring): string {
  if (!interval) return formatEuro(cents)
  const [each, plural] = intervalTexts[interval]
  return `${formatEuro(cents)} ${intervalCount && intervalCount > 1 ? `alle ${intervalCount} ${plural}` : each}`
}

const proposalMs = 48 * 60 * 60 * 1000

/** Time by which a trainer is proposed after a purchase of coaching: `24. November 2026 um 13:41`. */
export const formatProposalBy = (boughtAt: Date): string => formatDateTime(new Date(boughtAt.getTime() + proposalMs))

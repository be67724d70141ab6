import { adherenceDays } from '@kostbar/contracts/day-log/limits'

/** Texts about a day, in the protocol and the day log. */
export const texts = {
  water: 'Wasser',
  moreWater: '250 ml mehr',
  lessWater: '250 ml weniger',
  litres: (text: string) => `${text}\u00a0l`,
  planPercent: 'Plan %',
  percent: (percent: number) => `${percent}\u00a0%`,
  recordedDays: (days: number) => `erfasst ${days} von ${adherenceDays} Tagen`,
  tooFewDays: 'noch nicht genug Tage erfasst',
} as const

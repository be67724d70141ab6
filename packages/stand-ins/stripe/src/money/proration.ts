import { divideRounded } from './amount.ts'

/** A billing period in Unix seconds; `end` is exclusive. */
export type Period = { start: number; end: number }

/**
 * The share of an amount for the remainder of a period, to the second; halves away from zero.
 * @param amount in cents
 * @param from in Unix seconds
 * @returns cents
 */
export function prorate(amount: number, period: Period, from: number): number {
  const length = period.end - period.start
  const remainingSeconds = Math.min(Math.max(period.end - from, 0), length)
  return length > 0 ? Number(divideRounded(BigInt(amount) * BigInt(remainingSeconds), BigInt(length))) : 0
}

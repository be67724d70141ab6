import { describe, expect, it } from 'vitest'
import type { Tier } from '../objects/catalogue.ts'
import { type Priced, priceTotal } from './price-total.ts'
import { prorate } from './proration.ts'

const tier = (up_to: number | null, unit: number | null, flat: number | null = null): Tier => ({
  up_to,
  unit_amount: unit,
  unit_amount_decimal: unit === null ? null : `${unit}`,
  flat_amount: flat,
  flat_amount_decimal: flat === null ? null : `${flat}`,
})
const tiered = (tiers_mode: 'graduated' | 'volume', tiers: Tier[]): Priced => ({
  tiers_mode,
  tiers,
  unit_amount_decimal: null,
})

/** Pseudo-random numbers, the same sequence for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function randomTiers(random: (below: number) => number): Tier[] {
  let bound = 0
  const bounded = Array.from({ length: random(5) }, () => {
    bound += 1 + random(60)
    return tier(bound, random(3000), random(3) === 0 ? random(5000) : null)
  })
  return [...bounded, tier(null, random(3000), random(3) === 0 ? random(5000) : null)]
}

/** Total counted unit by unit, at the price of its own tier (`graduated`) or of the last unit's tier (`volume`). */
function countedOut(mode: 'graduated' | 'volume', tiers: Tier[], quantity: number): number {
  const tierOf = (unit: number) => tiers.find(({ up_to }) => up_to === null || unit <= up_to)
  const entered = new Set<Tier>()
  let total = 0
  for (let unit = 1; unit <= quantity; unit++) {
    const reached = tierOf(mode === 'volume' ? quantity : unit)
    if (!reached) throw new Error('The last tier has an end.')
    total += reached.unit_amount ?? 0
    if (!entered.has(reached)) total += reached.flat_amount ?? 0
    entered.add(reached)
  }
  return total
}

describe('price total', () => {
  it.each([
    [1, 990],
    [5, 4950],
    [6, 5740],
    [10, 8900],
    [12, 10_480],
    [20, 16_800],
    [21, 17_390],
    [100, 64_000],
    [101, 64_490],
    [500, 260_000],
  ])('%i slots a month, graduated, by hand', (quantity, cents) => {
    const tiers = [tier(5, 990), tier(20, 790), tier(100, 590), tier(null, 490)]
    expect(priceTotal(tiered('graduated', tiers), quantity)).toBe(cents)
  })

  it.each([
    [1, 9900],
    [10, 99_000],
    [11, 86_900],
    [50, 395_000],
    [51, 300_900],
  ])('%i slots a year, volume, by hand', (quantity, cents) => {
    const tiers = [tier(10, 9900), tier(50, 7900), tier(null, 5900)]
    expect(priceTotal(tiered('volume', tiers), quantity)).toBe(cents)
  })

  it('equals a sum unit by unit, over 10 000 random tier tables', () => {
    const random = randomFrom(20_261_121)
    for (let round = 0; round < 10_000; round++) {
      const tiers = randomTiers(random)
      const quantity = 1 + random(300)
      const mode = random(2) === 0 ? 'graduated' : 'volume'
      expect(priceTotal(tiered(mode, tiers), quantity), JSON.stringify({ mode, tiers, quantity })).toBe(
        countedOut(mode, tiers, quantity),
      )
    }
  })

  it('rounds once per line, halves up', () => {
    const price = (unit_amount_decimal: string): Priced => ({ tiers: null, tiers_mode: null, unit_amount_decimal })
    expect(priceTotal(price('0.5'), 1)).toBe(1)
    expect(priceTotal(price('0.5'), 3)).toBe(2)
    expect(priceTotal(price('0.000000000001'), 500_000_000_000)).toBe(1)
    expect(priceTotal(price('33.333333'), 3)).toBe(100)
  })
})

describe('a proration', () => {
  it.each([
    [1490, 0, 30, 0, 1490],
    [1490, 0, 30, 15, 745],
    [1490, 0, 30, 30, 0],
    [8900, 0, 30, 10, 5933],
    [1, 0, 2, 1, 1],
    [-1, 0, 2, 1, -1],
    [1000, 0, 3, 1, 667],
  ])('of %i cents over %i to %i from %i is %i', (amount, start, end, from, expected) => {
    expect(prorate(amount, { start, end }, from)).toBe(expected)
  })

  it('is exact to the second over 10 000 random periods', () => {
    const random = randomFrom(7)
    for (let round = 0; round < 10_000; round++) {
      const amount = random(10_000_000)
      const length = 1 + random(32_000_000)
      const rest = random(length + 1)
      const whole = Math.floor((amount * rest) / length)
      const remainder = amount * rest - whole * length
      const expected = whole + (2 * remainder >= length ? 1 : 0)
      expect(prorate(amount, { start: 1000, end: 1000 + length }, 1000 + length - rest)).toBe(expected)
    }
  })
})

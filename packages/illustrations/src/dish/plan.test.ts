import { describe, expect, it } from 'vitest'
import { planDish } from './plan.ts'

const names = ['carrot', 'egg', 'avocado', 'beetroot', 'spinach', 'mushroom', 'potato', 'onion', 'pepper']

describe('planDish', () => {
  it.each([1, 2, 3, 4, 5, 6, 9])('keeps %i kinds apart and within the vessel', (count) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { portions, vessel } = planDish(seed, names.slice(0, count))
      expect(portions.length).toBe(Math.min(count, 6))
      for (const [index, portion] of portions.entries()) {
        if (vessel !== 'board') expect(Math.hypot(portion.x, portion.y) + portion.radius).toBeLessThan(106)
        for (const other of portions.slice(index + 1)) {
          const apart = Math.hypot(portion.x - other.x, portion.y - other.y)
          expect(apart).toBeGreaterThan((portion.radius + other.radius) * 0.65)
        }
      }
    }
  })

  it('gives herbs no portion, but strews them over the dish', () => {
    const plan = planDish('suppe', ['pumpkin', 'parsley'])
    expect(plan.portions.map(({ name }) => name)).toEqual(['pumpkin'])
    expect(plan.garnish).toBeDefined()
  })

  it('uses a repeated kind once', () => {
    expect(planDish('doppelt', ['egg', 'egg']).portions.length).toBe(1)
  })
})

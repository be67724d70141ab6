import { describe, expect, it } from 'vitest'
import { leaf, outline, speckles } from './hand.ts'

describe('outline', () => {
  it('closes a soft curve and keeps shapes joinable by starting each with an absolute move', () => {
    const square = outline([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ])
    expect(square).toMatch(/^M0 0c[^M]+z$/)
    expect(square).not.toMatch(/NaN/)
  })

  it('ends where it began, without drift from rounding', () => {
    const points = Array.from({ length: 40 }, (_, index) => {
      const angle = (index / 40) * 2 * Math.PI
      return [Math.cos(angle) * 33.333, Math.sin(angle) * 33.333] as const
    })
    const steps = [...outline(points).matchAll(/[cs]([^csz]+)/g)].map(([, numbers]) =>
      (numbers?.match(/-?\d*\.?\d+/g) ?? []).map(Number).slice(-2),
    )
    const sum = (axis: number): number => steps.reduce((total, step) => total + (step[axis] ?? 0), 0)
    expect(Math.abs(sum(0))).toBeLessThan(0.001)
    expect(Math.abs(sum(1))).toBeLessThan(0.001)
  })
})

describe('leaf', () => {
  it('draws a point as a point instead of dividing by its length', () => {
    expect(leaf([5, 5], [5, 5], 4)).not.toMatch(/NaN/)
  })
})

describe('speckles', () => {
  it('scatters the same dots for the same seed only', () => {
    expect(speckles('pear', 20, 0, 0, 10, 10)).toBe(speckles('pear', 20, 0, 0, 10, 10))
    expect(speckles('pear', 20, 0, 0, 10, 10)).not.toBe(speckles('apple', 20, 0, 0, 10, 10))
  })
})

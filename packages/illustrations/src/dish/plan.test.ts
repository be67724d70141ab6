import { describe, expect, it } from 'vitest'
import { planDish } from './plan.ts'

describe('planDish', () => {
  it('takes form, variant and ingredients from the words, each once', () => {
    const { meal, vessel } = planDish('gulasch', ['goulash:beef', 'beef', 'potato', 'beef', 'parsley'])
    expect(meal.variant).toBe('beef')
    expect(meal.served).toHaveLength(2)
    expect(meal.garnish).toHaveLength(1)
    expect(['bowl', 'plate']).toContain(vessel)
  })

  it('serves bread beside a soup, not in it', () => {
    const { meal, beside } = planDish('suppe', ['soup:pumpkin', 'pumpkin-seeds', 'bread'])
    expect(meal.served).toHaveLength(0)
    expect(beside).toHaveLength(1)
  })

  it.each([
    [['lentils', 'carrot'], 'stew'],
    [['berries', 'nuts'], 'cream'],
    [['tomato', 'lemon'], 'salad'],
    [[], 'salad'],
  ])('gives %j without a form one that fits the ingredients', (picture, form) => {
    const { form: found } = planDish('alt', picture)
    expect(found).toBe(planDish('neu', [`${form}:x`]).form)
  })
})

import { describe, expect, it } from 'vitest'
import { forms } from './forms/forms.ts'
import { salad } from './forms/salads.ts'
import { formNameOf, planDish } from './plan.ts'

const plan = (seed: string, picture: readonly string[]) =>
  planDish(seed, picture, forms.get(formNameOf(picture)) ?? salad)

describe('planDish', () => {
  it('takes form, variant and ingredients from the words, each once', () => {
    const { meal, vessel } = plan('gulasch', ['goulash:beef', 'beef', 'potato', 'beef', 'parsley'])
    expect(meal.variant).toBe('beef')
    expect(meal.served).toHaveLength(2)
    expect(meal.garnish).toHaveLength(1)
    expect(['bowl', 'plate']).toContain(vessel)
  })

  it('serves bread beside a soup, not in it', () => {
    const { meal, beside } = plan('suppe', ['soup:pumpkin', 'pumpkin-seeds', 'bread'])
    expect(meal.served).toHaveLength(0)
    expect(beside).toHaveLength(1)
  })

  it.each([
    [['lentils', 'carrot'], 'stew'],
    [['berries', 'nuts'], 'cream'],
    [['tomato', 'lemon'], 'salad'],
    [[], 'salad'],
  ])('gives %j without a form one that fits the ingredients', (picture, form) => {
    expect(formNameOf(picture)).toBe(form)
  })
})

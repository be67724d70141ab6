import { seeded } from '../seeded.ts'
import type { Form, Meal, Vessel } from './form.ts'
import { forms } from './forms/forms.ts'
import { salad } from './forms/salads.ts'
import { type Kind, kindOf } from './kinds.ts'
import { food } from './tones.ts'

/** What a dish is composed of. */
export interface DishPlan {
  readonly form: Form
  readonly meal: Meal
  readonly vessel: Vessel
  /** Ingredients served beside the vessel. */
  readonly beside: readonly Kind[]
  /** Ingredients to show raw in the corners of the table. */
  readonly raw: readonly Kind[]
  /** Numbers from 0 to below 1 that choose the colours of table, cloth and glaze. */
  readonly table: number
  readonly cloth: number
  readonly glaze: number
  readonly mirrored: boolean
}

/** What a list of ingredients without a form looks like, by the first of these names in it. */
const formsByIngredient: Readonly<Record<string, string>> = {
  apple: 'porridge:oat',
  apricot: 'cream:white',
  beans: 'stew:red',
  berries: 'cream:white',
  bread: 'bread:herb',
  egg: 'eggs:fried',
  fish: 'fillet:white',
  lentils: 'stew:brown',
  nuts: 'porridge:oat',
  pear: 'porridge:oat',
  pumpkin: 'soup:pumpkin',
  yoghurt: 'cream:white',
}

function formOf(picture: readonly string[]): string {
  const [first = ''] = picture
  if (first.includes(':')) return first
  return picture.map((word) => formsByIngredient[word]).find(Boolean) ?? 'salad:leaf'
}

/** Forms in which bread and small bowls find no place in the vessel. */
const besideTheVessel: ReadonlySet<string> = new Set(['bread', 'salad-bowl', 'herb-dip', 'horseradish', 'apple-sauce'])
const round: ReadonlySet<Vessel> = new Set(['bowl', 'pot', 'pan', 'casserole', 'tray'])

/**
 * Plans a dish; the same input gives the same dish.
 * @param picture the form with its variant, as in `soup:pumpkin`, and the ingredients; without a form, that of the ingredients
 */
export function planDish(seed: string, picture: readonly string[]): DishPlan {
  const random = seeded(`${seed} ${picture.join(' ')}`)
  const [name = '', variant = ''] = formOf(picture).split(':')
  const form = forms.get(name) ?? salad
  const ingredients = [...new Set(picture.filter((word) => !word.includes(':')))].slice(0, 8)
  const vessel = form.vessels[Math.floor(random() * form.vessels.length)] ?? form.vessels[0]
  const outside = (word: string) =>
    besideTheVessel.has(word) && (round.has(vessel) || name === 'salad' || name === 'scramble')
  const inside = ingredients.filter((word) => !outside(word)).map(kindOf)
  const shown = inside.length > 0 || picture.length > 0 ? inside : [kindOf('spinach')]
  return {
    form,
    vessel,
    meal: {
      tones: form.variants[variant] ?? Object.values(form.variants)[0] ?? food.oat,
      variant,
      served: shown.filter(({ garnish }) => !garnish).slice(0, 6),
      garnish: shown.filter(({ garnish }) => garnish),
      seed,
      random,
      vessel,
    },
    beside: ingredients.filter(outside).map(kindOf),
    raw: shown.filter(({ tidy }) => !tidy),
    table: random(),
    cloth: random(),
    glaze: random(),
    mirrored: random() < 0.5,
  }
}

import { seeded } from '../seeded.ts'
import type { DishContent, Form, Vessel } from './form.ts'
import { type Kind, kindOf } from './kinds.ts'
import { food } from './tones.ts'

/** Plan of a drawn dish: vessel, ingredients and colours. */
export interface DishPlan {
  readonly meal: DishContent
  readonly vessel: Vessel
  /** Ingredients served beside the vessel. */
  readonly beside: readonly Kind[]
  /** Ingredients to show raw in the corners of the table. */
  readonly raw: readonly Kind[]
  /** Numbers in [0, 1) that choose the colours of table, cloth and glaze. */
  readonly table: number
  readonly cloth: number
  readonly glaze: number
  readonly mirrored: boolean
}

/** Form for a picture that names ingredients only, by the first of these ingredients in it. */
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

/** The form of a picture with its variant: its first word, or what fits its ingredients. */
function formOf(picture: readonly string[]): string {
  const [first = ''] = picture
  if (first.includes(':')) return first
  return picture.map((word) => formsByIngredient[word]).find(Boolean) ?? 'salad:leaf'
}

/** Name of the form in which a picture is drawn; a word of users' data, so possibly of no form. */
export const formNameOf = (picture: readonly string[]): string => formOf(picture).split(':')[0] ?? ''

/** Ingredients that are served beside the vessel, because bread and small bowls find no place in it. */
const besideTheVessel: ReadonlySet<string> = new Set(['bread', 'salad-bowl', 'herb-dip', 'horseradish', 'apple-sauce'])
const round: ReadonlySet<Vessel> = new Set(['bowl', 'pot', 'pan', 'casserole', 'tray'])

/**
 * Plans a dish; the same input gives the same dish.
 * @param picture the form with its variant, as in `soup:pumpkin`, and the ingredients; the ingredients alone imply a
 * form
 * @param form the form that `formNameOf(picture)` names
 */
export function planDish(seed: string, picture: readonly string[], form: Form): DishPlan {
  const random = seeded(`${seed} ${picture.join(' ')}`)
  const [name = '', variant = ''] = formOf(picture).split(':')
  const ingredients = [...new Set(picture.filter((word) => !word.includes(':')))].slice(0, 8)
  const vessel = form.vessels[Math.floor(random() * form.vessels.length)] ?? form.vessels[0]
  const outside = (word: string) =>
    besideTheVessel.has(word) && (round.has(vessel) || name === 'salad' || name === 'scramble')
  const inside = ingredients.filter((word) => !outside(word)).map(kindOf)
  const shown = inside.length > 0 || picture.length > 0 ? inside : [kindOf('spinach')]
  return {
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

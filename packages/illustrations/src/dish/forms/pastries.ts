import { apricot, mist, sage, type Tones, terracotta } from '../../palette.ts'
import type { DishContent, Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { kindOf } from '../kinds.ts'
import { blob, filled, grains, moved, type Point, round, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { dusting, mainWithSides } from './layout.ts'

/** What is baked of dough or batter. */

const papers = [sage, terracotta, mist] as const

/** Muffins in their paper cups. */
export const muffins: Form = {
  vessels: ['board', 'plate'],
  variants: { carrot: food.crust, chocolate: food.chocolate, berry: food.crumb },
  draw: (meal) => {
    const { random, tones, vessel } = meal
    const cup = Array.from({ length: 36 }, (_, index) => {
      const radius = index % 2 ? 33 : 37.5
      const angle = (index / 36) * 2 * Math.PI
      return `${index ? 'L' : 'M'}${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
    }).join('')
    const folds = Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * 2 * Math.PI
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      return `M${round(x * 33)} ${round(y * 33)}L${round(x * 36.6)} ${round(y * 36.6)}`
    }).join('')
    const muffin = (paper: Tones): string =>
      shaded(`${cup}z`, 3) +
      filled(`${cup}z`, paper.base) +
      stroked(folds, paper.light, 1.6) +
      `<circle r="31.5" fill="${paper.deep}"/>` +
      filled(blob(random, { width: 60, uneven: 0.05 }), tones.deep) +
      filled(blob(random, { width: 55, uneven: 0.05, at: [-1.4, -2] }), tones.base) +
      filled(blob(random, { width: 30, height: 26, uneven: 0.14, at: [-5, -6] }), tones.light) +
      stroked('M-14 6Q-4-2 2 4T16 0M-2 12Q4 8 10 14', tones.deep, 2, 0.55) +
      stroked(grains(random, spots(random, 9, 44), 2), tones.pale, 2)
    const places: readonly Point[] =
      vessel === 'board'
        ? [
            [-96, -38],
            [-16, -44],
            [72, -34],
            [-56, 40],
            [28, 42],
            [108, 44],
          ]
        : [
            [-48, -36],
            [48, -38],
            [0, 48],
          ]
    const onTop = places.flatMap(([x, y]) => spots(random, 5, 34).map(([dx, dy]): Point => [x + dx - 2, y + dy - 3]))
    return (
      places
        .map((at, index) =>
          moved(muffin(papers[index % papers.length] ?? apricot), at, vessel === 'board' ? 1.12 : 1.34, index * 40),
        )
        .join('') + (meal.served.length ? scatter(meal.served, onTop, 0.6, meal.seed) : '')
    )
  },
}

/** A slice of strudel, lying on its side: thin dough around the filling, and one more turn of it inside. */
function strudelSlice({ random }: DishContent, filling: readonly Tones[]): string {
  const d = 'M-42 16C-46-8-34-27 0-28S46-8 42 16Q40 27 28 27L-28 27Q-40 27-42 16z'
  const chunks = spots(random, 15, 66, 40).map(([x, y], index) => {
    const tones = filling[index % filling.length] ?? food.butter
    const small = tones === food.chocolate
    const chunk = blob(random, {
      width: small ? 7 : 15 + random() * 4,
      height: small ? 6 : 11 + random() * 3,
      uneven: 0.14,
      at: [x, y + 1],
    })
    return filled(chunk, tones.deep) + filled(chunk, tones.base, 'translate(-.5 -.8)')
  })
  return (
    shaded(d, 3) +
    filled(d, food.crust.deep) +
    filled(d, food.crust.base, 'translate(-.5 -.9) scale(.97)') +
    filled(d, food.crust.pale, 'scale(.86)') +
    filled(d, food.cream.deep, 'scale(.8)') +
    chunks.join('') +
    stroked('M-33 10C-36-8-26-19 0-20S30-10 31 6C30 18 6 20-8 16S-20 2-8-2', food.crust.base, 2.6) +
    stroked('M-37 14C-41-7-31-24 0-24.6S40-8 37 14', food.crust.pale, 1.6)
  )
}

/** The rest of the strudel behind the slices, from above: flaky dough with its folds. */
function strudelRoll({ random }: DishContent): string {
  const d = 'M-84-20C-88-32-66-34-40-33L66-32Q82-31 83-18L84 16Q83 31 68 32L-62 33C-84 34-90 20-84 8Q-80-8-84-20z'
  return (
    shaded(d, 3) +
    filled(d, food.crust.deep) +
    filled(d, food.crust.base, 'translate(-1 -1.8) scale(.97 .94)') +
    filled('M-74-22Q0-30 72-22Q76-10 70-4Q0-12-72-4Q-78-14-74-22z', food.crust.light) +
    stroked(
      'M-62-26Q-48 0-58 27M-36-28Q-26-4-34 28M-6-28Q2 4-6 28M22-28Q34-4 24 28M50-27Q60 2 52 27',
      food.crust.deep,
      2.2,
      0.6,
    ) +
    stroked('M-58-26Q-44 0-54 27M-32-28Q-22-4-30 28M-2-28Q6 4-2 28M26-28Q38-4 28 28', food.crust.pale, 2, 0.8) +
    stroked(grains(random, spots(random, 20, 140, 48), 4), food.crust.deep, 2.4, 0.5)
  )
}

const strudelFillings: Readonly<Record<string, readonly Tones[]>> = {
  apple: [food.butter, food.egg, food.butter, food.chocolate, food.tofu],
  cabbage: [food.cabbage, food.fennel, food.white, food.leaf, food.potato],
  topfen: [food.white, food.cream, food.chocolate],
}

/** Slices of strudel, one behind the other. */
export const strudel: Form = {
  vessels: ['plate'],
  variants: { apple: food.crust, cabbage: food.crust, topfen: food.crust },
  draw: (meal) => {
    const filling = strudelFillings[meal.variant] ?? strudelFillings.apple ?? []
    const slices =
      moved(strudelSlice(meal, filling), [-34, 30], 0.98, -10) + moved(strudelSlice(meal, filling), [34, 34], 1, 6)
    const main = moved(strudelRoll(meal), [0, -32], 0.8, -6) + slices
    const sugar = meal.variant === 'cabbage' ? '' : dusting(meal.random, 150, 120)
    return mainWithSides(meal, main + sugar)
  },
}

/** Fluffy pancake, torn into pieces. */
export const schmarren: Form = {
  vessels: ['plate', 'pan'],
  variants: { kaiser: food.egg, semolina: food.tofu },
  draw: (meal) => {
    const { random, tones, seed } = meal
    const torn = (inside: boolean): string => {
      const d = blob(random, { width: 47, height: 37, uneven: 0.26, corners: 6 })
      const top = blob(random, { width: 38, height: 26, uneven: 0.18, corners: 6, at: [-1, -5] })
      return (
        shaded(d, 2.6) +
        filled(d, tones.deep) +
        filled(d, tones.light, 'translate(-.6 -.8) scale(.95)') +
        stroked('M-12 10h.1M-4 13h.1M5 11h.1M13 6h.1', tones.deep, 2.4, 0.7) +
        filled(top, inside ? tones.pale : food.crust.base) +
        filled(
          blob(random, { width: 24, height: 13, uneven: 0.3, corners: 6, at: [-3, -7] }),
          inside ? tones.light : food.crust.light,
        )
      )
    }
    const pieces = spots(random, 17, 132, 112)
      .toSorted((one, other) => one[1] - other[1])
      .map((at, index) => moved(torn(index % 3 === 1), at, 0.94, (random() - 0.5) * 90))
    const raisins = scatter([kindOf('raisins')], spots(random, 9, 110, 92), 1.1, seed)
    return mainWithSides({ ...meal, garnish: [] }, pieces.join('') + raisins + dusting(random, 140, 116))
  },
}

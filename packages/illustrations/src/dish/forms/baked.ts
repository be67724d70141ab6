import { apricot, mist, sage, type Tones, terracotta } from '../../palette.ts'
import type { Form, Meal } from '../form.ts'
import { scatter } from '../heap.ts'
import { kindOf } from '../kinds.ts'
import { blob, body, filled, grains, ink, moved, type Point, round, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { dusting, garnished, grid, mainWithSides, rectangle, rows } from './layout.ts'

/** Oven dishes: what is baked in a form, on a tray or in dough. */

/** A baking dish of 268 × 168: golden crust, and what shows through it. */
export const casserole: Form = {
  vessels: ['casserole'],
  variants: { cheese: food.egg, millet: food.corn, pasta: food.pasta, tomato: food.tomato, custard: food.butter },
  draw: (meal) => {
    const { random, tones, seed, served } = meal
    const patches = grid(random, 5, 3, 240, 140).map((at) =>
      blob(random, { width: 44 + random() * 26, height: 30 + random() * 16, uneven: 0.2, at }),
    )
    const crust = patches
      .slice(0, 9)
      .map((d) => filled(d, food.crust.base))
      .join('')
    return (
      rectangle(272, 172, 26, tones.deep) +
      rectangle(266, 164, 24, tones.base) +
      patches
        .slice(9)
        .map((d) => filled(d, tones.light))
        .join('') +
      `<g opacity=".7">${crust}</g>` +
      stroked(grains(random, grid(random, 12, 6, 250, 150), 3), food.crust.deep, 3, 0.5) +
      (served.length ? scatter(served, grid(random, 6, 4, 240, 146), 1.7, seed) : '') +
      stroked(grains(random, grid(random, 9, 5, 246, 150), 4), tones.pale, 2.6, 0.9) +
      garnished(meal, 230, 130)
    )
  },
}

/** Thin slices in rows under a golden crust. */
export const gratin: Form = {
  vessels: ['casserole'],
  variants: { potato: food.butter },
  draw: (meal) => {
    const { random, tones } = meal
    const slices = Array.from({ length: 4 }, (_, line) =>
      Array.from({ length: 14 }, (_, index): string => {
        const zucchini = index % 3 === 2
        const [rim, face] = zucchini ? [food.herb.base, food.cabbage.light] : [food.crust.base, food.potato.light]
        return moved(
          `<ellipse cx="2" cy="2.4" rx="13" ry="24" fill="${ink}" opacity=".18"/><ellipse rx="13" ry="24" fill="${rim}"/><ellipse cx="-1.4" rx="10.8" ry="21.4" fill="${face}"/>`,
          [-118 + index * 18 + (random() - 0.5) * 3, -62 + line * 41],
          1,
          (line % 2 ? 12 : -12) + (random() - 0.5) * 6,
        )
      }).join(''),
    )
    const crust = grid(random, 6, 3, 240, 140)
      .slice(0, 12)
      .map((at) => filled(blob(random, { width: 46, height: 22, uneven: 0.25, at }), food.crust.base))
    return (
      rectangle(272, 172, 26, tones.deep) +
      slices.join('') +
      `<g opacity=".55">${crust.join('')}</g>` +
      stroked(grains(random, grid(random, 10, 5, 240, 146), 4), food.crust.deep, 2.6, 0.5) +
      garnished(meal, 230, 130)
    )
  },
}

/** Filled pancakes side by side under custard. */
export const bakedPancakes: Form = {
  vessels: ['casserole'],
  variants: { topfen: food.butter },
  draw: (meal) => {
    const { random, tones, seed } = meal
    const roll = (): string => {
      const d = 'M-19-66Q-4-72 14-68Q22-64 21-50L20 52Q20 66 8 68Q-8 71-17 66Q-23 62-22 50L-22-52Q-23-62-19-66z'
      return (
        body(d, food.crust, 2) +
        filled(blob(random, { width: 28, height: 56, uneven: 0.2, at: [-2, -18] }), food.crust.light) +
        filled(blob(random, { width: 22, height: 40, uneven: 0.2, at: [1, 36] }), food.crumb.base) +
        stroked('M-12-60Q-15-10-12 56', food.crust.pale, 2.6) +
        stroked(grains(random, spots(random, 12, 30, 120), 3), food.crust.deep, 2.6, 0.6)
      )
    }
    return (
      rectangle(272, 172, 26, tones.deep) +
      rectangle(266, 164, 24, food.cream.base) +
      [-104, -52, 0, 52, 104].map((x) => moved(roll(), [x, 0], 1, (random() - 0.5) * 5)).join('') +
      (meal.served.length ? scatter(meal.served, grid(random, 4, 2, 210, 90), 1.3, seed) : '') +
      dusting(random, 240, 140) +
      garnished(meal, 220, 120)
    )
  },
}

/** Pieces roasted on a tray. */
export const tray: Form = {
  vessels: ['tray'],
  variants: { vegetable: food.crust, salmon: food.salmon, chicken: food.chicken },
  draw: (meal) => {
    const { random, seed, served, variant } = meal
    const salmon = (at: Point, turn: number) => {
      const { deep, base, light, pale } = food.salmon
      const d = 'M-44-14Q-46-24-34-25L36-26Q46-25 46-14L45 16Q44 26 33 26L-33 25Q-45 25-45 14z'
      return moved(
        shaded(d, 2.6) +
          filled(d, deep) +
          filled(d, base, 'translate(-1 -2) scale(.96)') +
          stroked('M-34 16Q-28 0-36-16M-16 20Q-6 0-18-22M6 20Q16-2 4-22M26 18Q36-2 24-20', light, 4) +
          stroked('M-38-18Q0-26 38-19', pale, 2.4),
        at,
        1.06,
        turn,
      )
    }
    const scene = scatter(served, grid(random, 8, 5, 262, 156), variant === 'vegetable' ? 2.1 : 1.85, seed)
    if (variant === 'salmon')
      return scene + salmon([-66, -14], -8) + salmon([62, 18], 6) + garnished(meal, 240, 130, 1.7)
    if (variant === 'chicken') {
      const leg = kindOf('chicken-legs').piece
      const places: readonly (readonly [Point, number])[] = [
        [[-84, -22], 10],
        [[4, 22], -24],
        [[88, -16], 40],
      ]
      return scene + places.map(([at, turn]) => moved(leg, at, 3, turn)).join('') + garnished(meal, 240, 130, 1.7)
    }
    return scene + garnished(meal, 240, 130, 1.7)
  },
}

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
function strudelSlice({ random }: Meal, filling: readonly Tones[]): string {
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
function strudelRoll({ random }: Meal): string {
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

/** Whole fruit or vegetables with a filling, in a baking dish. */
export const stuffed: Form = {
  vessels: ['casserole'],
  variants: { pepper: food.herb, apple: food.red, cabbage: food.cabbage, tomato: food.tomato },
  draw: (meal) => {
    const { random, variant, tones, seed } = meal
    const sauce = variant === 'apple' ? food.crust : food.tomato
    const filling = variant === 'apple' ? food.brown : food.wild
    const whole = (): string => {
      if (variant === 'cabbage') {
        const d = 'M-46-6C-46-24-24-30 2-29S48-22 47-2 30 27 0 28-45 16-46-6z'
        return (
          body(d, tones, 2.4) +
          stroked(
            'M-40 2Q-8-14 40-8M-20-5Q-16-18-24-24M0-9Q8-20 6-26M18-9Q28-16 30-22M-22-4Q-10 10-14 22M4-9Q18 6 16 22',
            tones.pale,
            2.6,
          )
        )
      }
      const lobes =
        variant === 'pepper'
          ? 'M0-36C10-44 34-36 35-20 42-8 42 10 34 18 30 36 10 42 0 35-12 42-32 34-34 18-42 8-42-10-35-20-32-36-10-44 0-36z'
          : blob(random, { width: 76, uneven: 0.04 })
      return (
        body(lobes, tones, 2.6) +
        stroked('M-28-14Q-22-30-6-32', tones.light, 4) +
        filled(blob(random, { width: 46, uneven: 0.06 }), filling.deep) +
        filled(blob(random, { width: 41, uneven: 0.06, at: [-1, -1.4] }), filling.base) +
        stroked(grains(random, spots(random, 16, 34), 2), filling.pale, 3) +
        (variant === 'apple'
          ? scatter([kindOf('nuts'), kindOf('raisins')], spots(random, 6, 24), 0.9, seed)
          : stroked(grains(random, spots(random, 8, 30), 3), food.rice.base, 2.6))
      )
    }
    const places: readonly Point[] =
      variant === 'cabbage'
        ? [
            [-78, -36],
            [30, -40],
            [-28, 38],
            [82, 36],
          ]
        : [
            [-88, -10],
            [2, 12],
            [90, -12],
          ]
    return (
      rectangle(272, 172, 26, sauce.deep) +
      rectangle(266, 164, 24, sauce.base) +
      stroked('M-118-58Q-60-76 0-74', sauce.pale, 3.4, 0.7) +
      places
        .map((at, index) =>
          moved(whole(), at, variant === 'cabbage' ? 1.05 : 1.1, variant === 'cabbage' ? index * 9 - 12 : index * 30),
        )
        .join('') +
      rows(meal.served, 200, 100, 26, seed) +
      garnished(meal, 230, 130)
    )
  },
}

/** Baked potatoes, opened, with a topping. */
export const bakedPotatoes: Form = {
  vessels: ['plate'],
  variants: { potato: food.potato, sweet: food.pumpkin },
  draw: (meal) => {
    const { random, tones } = meal
    const half = (): string => {
      const d = blob(random, { width: 72, height: 50, uneven: 0.05 })
      return (
        shaded(d, 3) +
        filled(d, food.wild.deep) +
        filled(d, food.toast.base, 'translate(-.8 -1) scale(.96)') +
        filled(blob(random, { width: 60, height: 39, uneven: 0.06, at: [-1, -1] }), tones.light) +
        stroked('M-18 2Q-6-6 8-2M-8 9Q4 4 16 8', tones.deep, 2, 0.6) +
        moved(kindOf('sour-cream').piece, [2, -3], 1.5, random() * 360) +
        moved(kindOf('chives').piece, [2, -3], 1.3)
      )
    }
    return mainWithSides(meal, moved(half(), [-22, -22], 1.12, -18) + moved(half(), [20, 24], 1.12, 10))
  },
}

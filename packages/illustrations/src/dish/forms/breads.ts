import type { Tones } from '../../palette.ts'
import type { DishContent, Form } from '../form.ts'
import { heap, scatter } from '../heap.ts'
import { blob, filled, grains, moved, type Point, shaded, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { garnished } from './layout.ts'

const slicePath =
  'M-52-30C-60-48-40-60-18-56Q0-62 20-56C44-60 60-46 50-28Q46-18 48 0L46 44Q46 56 34 56L-36 56Q-48 56-48 44L-48 0Q-46-18-52-30z'
const crispPath = 'M-52-58Q-56-58-56-54L-55 54Q-55 58-51 58L52 58Q56 58 56 54L55-54Q55-58 51-58z'

const breads: Readonly<Record<string, Tones>> = { rye: food.rye, crisp: food.toast }

/** A slice of bread with a spread, from above. */
function breadSlice({ random, variant }: DishContent, spread: Tones): string {
  const crisp = variant === 'beans'
  const path = crisp ? crispPath : slicePath
  const bread = breads[crisp ? 'crisp' : variant === 'nut' || variant === 'trout' ? 'rye' : ''] ?? food.toast
  const d = blob(random, { width: 86, height: 88, uneven: 0.07, corners: 11, at: [0, 3] })
  return (
    shaded(path, 3) +
    filled(path, bread.deep) +
    filled(path, crisp ? bread.base : bread.light, 'scale(.9 .91) translate(-.6 -.4)') +
    stroked(grains(random, spots(random, 26, 84, 92)), bread.deep, 3, 0.4) +
    shaded(d, 1.4) +
    filled(d, spread.deep) +
    filled(d, spread.base, 'translate(-1 -1.6) scale(.96)') +
    stroked('M-28-6C-24-30 14-38 28-18M-22 24C-6 12 14 30 28 14', spread.light, 4.6) +
    stroked('M-30-4C-26-30 12-38 26-20', spread.pale, 2)
  )
}

/** Slices of bread on a board, spread and topped. */
export const bread: Form = {
  vessels: ['board', 'plate'],
  variants: {
    herb: food.white,
    avocado: food.pea,
    nut: food.peanut,
    trout: food.cream,
    beans: food.mauve,
    lentil: food.yolk,
    egg: food.egg,
    cheese: food.butter,
    liptauer: food.liptauer,
  },
  draw: (meal) => {
    const { random, tones, served, seed } = meal
    const onBoard = meal.vessel === 'board'
    const place: readonly Point[] = onBoard
      ? [
          [-72, 0],
          [72, 4],
        ]
      : [[0, 2]]
    return place
      .map((at, index) => {
        const topping =
          served.length === 1
            ? served.slice(0, 1).map((kind) => heap({ kind, x: 0, y: 2, radius: 42, seed: `${seed} ${index}` }))
            : [scatter(served.slice(0, 4), spots(random, 7, 66, 70), 1.5, `${seed} ${index}`)]
        return moved(
          breadSlice(meal, tones) + topping.join('') + garnished({ ...meal, seed: `${seed} ${index}` }, 74, 76),
          at,
          onBoard ? 1.16 : 1.42,
          index ? 5 : -6,
        )
      })
      .join('')
  },
}

/** Filled rolls of flat bread, cut in half. */
export const wraps: Form = {
  vessels: ['board', 'plate'],
  variants: { wheat: food.tofu },
  draw: (meal) => {
    const { random, tones, served, seed, vessel } = meal
    const roll = (seedText: string): string => {
      const d = 'M-58-27Q-66-26-66-14L-65 16Q-64 27-54 28L40 27L40-28z'
      return (
        shaded(`${d}M40-28A16 28 0 0 1 40 28z`, 3) +
        filled(d, tones.deep) +
        filled('M-56-25Q-63-24-63-13L-62 12Q-61 22-52 22L40 22L40-26z', tones.base) +
        stroked(
          grains(
            random,
            spots(random, 14, 84, 36).map(([x, y]) => [x - 12, y]),
            4,
          ),
          food.crust.base,
          4,
          0.7,
        ) +
        stroked('M-54-20Q-10-24 34-22', tones.pale, 3) +
        `<ellipse cx="41" rx="20" ry="28" fill="${tones.deep}"/><ellipse cx="41" rx="17.4" ry="25" fill="${tones.pale}"/><ellipse cx="41" rx="15" ry="22" fill="${food.leaf.base}"/>` +
        moved(scatter(served, spots(random, 8, 22, 36), 0.62, seedText), [41, 0])
      )
    }
    const places: readonly (readonly [Point, number])[] =
      vessel === 'board'
        ? [
            [[-70, -40], -8],
            [[66, -34], 6],
            [[-54, 42], 5],
            [[80, 44], -7],
          ]
        : [
            [[-6, -52], -8],
            [[8, 4], 6],
            [[-8, 58], -6],
          ]
    return (
      places
        .map(([at, turn], index) => moved(roll(`${seed} ${index}`), at, vessel === 'board' ? 0.95 : 0.94, turn))
        .join('') + garnished(meal, 200, 120)
    )
  },
}

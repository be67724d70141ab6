import type { Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { kindOf } from '../kinds.ts'
import { blob, filled, moved, type Point, shaded, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { garnished, grid, mainWithSides } from './layout.ts'

/** What is baked on a tray, or whole. */

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

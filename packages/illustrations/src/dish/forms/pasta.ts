import type { Tones } from '../../palette.ts'
import type { DishContent, Form } from '../form.ts'
import { heap, scatter } from '../heap.ts'
import { blob, body, filled, grains, moved, round, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { garnished, island } from './layout.ts'

/** Long noodles wound into a nest: rings of strands, each with its shadow. */
function nest({ random }: DishContent, tones: Tones, width: number): string {
  const lines = Array.from({ length: 30 }, () => {
    const angle = random() * 360
    const far = 22 + random() * 56
    const span = 40 + random() * 70
    const at = (degrees: number, radius: number) => {
      const radians = (degrees * Math.PI) / 180
      return `${round(Math.cos(radians) * radius)} ${round(Math.sin(radians) * radius)}`
    }
    const drift = far + (random() - 0.5) * 24
    return `M${at(angle, far)}Q${at(angle + span / 2, far * 1.3)} ${at(angle + span, drift)}`
  })
  const part = (from: number, to: number) => lines.slice(from, to).join('')
  return (
    [0, 10, 20]
      .map(
        (from) =>
          stroked(part(from, from + 10), tones.deep, width + 1.8) + stroked(part(from, from + 10), tones.base, width),
      )
      .join('') + stroked(part(22, 30), tones.light, width * 0.4)
  )
}

const disc = (meal: DishContent, tones: Tones, width = 184): string =>
  body(blob(meal.random, { width, height: width * 0.94, uneven: 0.05, corners: 12 }), tones, 3)

const nests: Readonly<Record<string, number>> = { spaghetti: 3.4, tagliatelle: 7.5, rice: 4.6 }

const squares = (tones: Tones): string =>
  body('M-9-8L8-9.6Q10-9 9.6-7L9 8Q8.6 9.6 7 9.4L-8 8.6Q-9.8 8-9.4 6L-10-6.6Q-10-8-9-8z', tones) +
  stroked('M-6-5Q0-3 6-6M-6 1Q0 3 6 0', tones.light, 1.4)

const spaetzle = (tones: Tones): string =>
  body('M-11-1C-10-6-4-5-1-3S7-5 11-1 8 5 4 4-5 6-8 4-12 3-11-1z', tones) + stroked('M-7-1Q-2-2 4 0', tones.pale, 1.4)

const tube = (tones: Tones): string =>
  body('M-12-4L10-5Q13-4.6 13-.4T10 4.6L-12 5Q-14 4-14 .4T-12-4z', tones) +
  `<ellipse cx="12" cy="-.2" rx="2.4" ry="4" fill="${tones.deep}"/>` +
  stroked('M-10-1.6L7-2.2', tones.pale, 1.3)

const shapes: Readonly<Record<string, (tones: Tones) => string>> = { fleckerl: squares, spaetzle, penne: tube }

/** Pasta of any shape; long ones carry the sauce on top, short ones are mixed with the rest. */
export const pasta: Form = {
  vessels: ['plate', 'bowl'],
  variants: {
    spaghetti: food.pasta,
    tagliatelle: food.egg,
    rice: food.tofu,
    fleckerl: food.pasta,
    spaetzle: food.butter,
    penne: food.pasta,
    poppy: food.poppy,
  },
  draw: (meal) => {
    const { random, tones, variant, seed, served } = meal
    const nestVariant = nests[variant]
    if (nestVariant) {
      const sauce =
        variant === 'spaghetti'
          ? moved(
              filled(blob(random, { width: 92, height: 82, uneven: 0.14 }), food.goulash.deep) +
                filled(blob(random, { width: 86, height: 76, uneven: 0.14, at: [-1, -2] }), food.tomato.base),
              [0, 0],
            )
          : ''
      const on =
        variant === 'spaghetti'
          ? scatter(served, spots(random, 14, 70, 62), 1.3, seed)
          : variant === 'rice'
            ? scatter(served, spots(random, 20, 128), 1.75, seed)
            : island(meal, served.length > 1 ? 46 : 58)
      return disc(meal, tones, 182) + nest(meal, tones, nestVariant) + sauce + on + garnished(meal, 110)
    }
    const piece = { piece: (shapes[variant] ?? squares)(tones), count: 20, size: 1 }
    return (
      disc(meal, { ...tones, base: tones.light }, 176) +
      scatter([piece], spots(random, 30, 168), 2, seed) +
      scatter([piece, ...served], spots(random, 9 + served.length * 6, 156), 1.8, `${seed} on`) +
      garnished(meal, 130)
    )
  },
}

/** Finger-thick potato noodles rolled in something: poppy seed, crumbs. */
export const potatoNoodles: Form = {
  vessels: ['plate'],
  variants: { poppy: food.poppy, crumb: food.crumb },
  draw: (meal) => {
    const { random, tones, seed, served, variant } = meal
    const dough = variant === 'poppy' ? food.potato : tones
    const specks = spots(random, 30, 54, 14)
    const noodle =
      body('M-30 0C-24-8-8-9 4-8S26-6 31 0C24 7 8 9-4 8S-26 7-30 0z', dough, 2) +
      stroked('M-20-4Q-2-8 18-4', dough.pale, 2.2) +
      stroked(grains(random, specks, variant === 'poppy' ? 0 : 1.5), tones.base, 2.7) +
      stroked(grains(random, specks.slice(0, 7)), '#FFFFFF', 2, 0.8)
    const kind = { piece: noodle, count: 12, size: 1 }
    return (
      moved(scatter([kind], spots(random, 14, 122, 124), 1.1, seed), served.length ? [18, 16] : [0, 0]) +
      served
        .slice(0, 1)
        .map((side) => heap({ kind: side, x: -52, y: -46, radius: 46, seed }))
        .join('') +
      garnished(meal, 130)
    )
  },
}

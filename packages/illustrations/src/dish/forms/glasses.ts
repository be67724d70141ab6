import { china } from '../../palette.ts'
import type { Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { filled, grains, ink, moved, spots, stroked } from '../shapes.ts'
import { food } from '../tones.ts'
import { garnished } from './layout.ts'

/** A filled glass, seen from obliquely above; smoothies have a straw, layered desserts a spoonful of fruit. */
export const glass: Form = {
  vessels: ['none'],
  variants: {
    berry: { deep: '#B84A72', base: '#E58AA6', light: '#F0AEC2', pale: '#FBDCE5' },
    green: food.pea,
    mango: food.mango,
    chia: food.coconut,
    oats: food.oat,
    chocolate: food.brown,
  },
  draw: (meal) => {
    const { random, tones, served, seed, variant } = meal
    const drink = variant === 'berry' || variant === 'green' || variant === 'mango' || variant === 'chocolate'
    const wide = drink ? 1 : 1.16
    const side = `M${-62 * wide}-56L${-46 * wide} 96C${-42 * wide} 118 ${42 * wide} 118 ${46 * wide} 96L${62 * wide}-56z`
    const fruit = served.length
      ? scatter(served, spots(random, drink ? 5 : 14, 84 * wide, 34), drink ? 1.15 : 1.2, seed)
      : ''
    const seedsIn =
      variant === 'chia' || variant === 'oats'
        ? stroked(
            grains(
              random,
              spots(random, 70, 100 * wide, 126).map(([x, y]) => [x * (0.86 - y / 900), y + 32]),
              variant === 'oats' ? 4 : 0,
            ),
            variant === 'chia' ? food.poppy.base : tones.deep,
            2.8,
            0.7,
          )
        : ''
    return (
      `<ellipse cx="16" cy="104" rx="${76 * wide}" ry="26" fill="${ink}" opacity=".16"/>` +
      filled(side, china.pale) +
      filled(
        `M${-57 * wide}-44L${-42 * wide} 93C${-38 * wide} 108 ${38 * wide} 108 ${42 * wide} 93L${57 * wide}-44Q0-14 ${-57 * wide}-44z`,
        tones.base,
      ) +
      seedsIn +
      stroked(`M${-48 * wide}-18L${-37 * wide} 82`, tones.pale, 6, 0.75) +
      stroked(`M${44 * wide}-10L${35 * wide} 84`, tones.deep, 7, 0.3) +
      `<ellipse cy="-56" rx="${62 * wide}" ry="27" fill="${china.pale}"/><ellipse cy="-54" rx="${56 * wide}" ry="22.6" fill="${tones.deep}"/><ellipse cy="-52" rx="${55 * wide}" ry="20.6" fill="${tones.light}"/>` +
      (drink
        ? stroked('M14-52L46-132', ink, 9, 0.14) +
          stroked('M12-54L42-132', china.light, 8) +
          stroked('M15-62L19-72M23-83L27-93M31-104L35-114', food.berry.base, 8)
        : '') +
      moved(fruit, [drink ? -10 : 0, -56]) +
      `<g transform="translate(-6 -58)">${garnished(meal, 60, 20, 1.2)}</g>` +
      `<ellipse cy="-56" rx="${62 * wide}" ry="27" stroke="${china.pale}" stroke-width="2.6" opacity=".9"/>`
    )
  },
}

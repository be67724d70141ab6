import type { Form } from '../form.ts'
import { scatter } from '../heap.ts'
import { kindOf } from '../kinds.ts'
import { grainMound } from '../mounds.ts'
import { spots } from '../shapes.ts'
import { food } from '../tones.ts'
import { filling, garnished, mixed } from './layout.ts'

/** Leaves with pieces between them; the grain of a grain salad lies below instead of leaves. */
export const salad: Form = {
  vessels: ['bowl', 'plate'],
  variants: {
    leaf: food.leaf,
    lambs: food.herb,
    potato: food.potato,
    bread: food.tofu,
    lentil: food.lentil,
    quinoa: food.oat,
    bulgur: food.leaf,
    pasta: food.pasta,
    beans: food.cabbage,
  },
  draw: (meal) => {
    const { random, variant, tones, seed } = meal
    const grain = variant === 'lentil' ? 0 : 2
    const leaves = kindOf(
      variant === 'lambs' || variant === 'potato' || variant === 'beans' ? 'lambs-lettuce' : 'lettuce',
    )
    const base =
      variant === 'leaf' || variant === 'lambs' || variant === 'potato' || variant === 'beans'
        ? scatter([leaves], spots(random, 17, 176), variant === 'leaf' ? 1.9 : 2.1, seed)
        : variant === 'pasta' || variant === 'bread'
          ? ''
          : grainMound(tones, grain, grain ? 3.4 : 6)(random, 92)
    const ground = base ? filling(meal) : ''
    return ground + base + mixed(meal, base ? 27 : 42, 1.95, base ? 160 : 172) + garnished(meal, 150)
  },
}

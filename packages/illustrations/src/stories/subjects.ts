import type { Tones } from '../palette.ts'
import { basketWith, boardWith, bowlOf, bowlWith, potOf } from './containers.ts'
import { type ObjectName, objects } from './objects.ts'
import type { Subject } from './table-scene.ts'

/** One object alone as the subject. */
export const single = (name: ObjectName, size: number, shade: number): Subject => ({
  markup: objects[name].markup,
  size,
  shade,
})
export const notebook: Subject = { markup: objects.notebook.markup, size: 214, shade: 0 }
export const fruitBowl = (glaze: Tones): Subject => ({
  markup: bowlWith(glaze, [
    ['pear', 32, 44, 46, -10],
    ['apple', 62, 44, 44, 6],
    ['apricot', 80, 47, 30, 10],
    ['apple', 43, 50, 38, -8],
    ['apricot', 22, 49, 30],
    ['berries', 66, 53, 30],
  ]),
  size: 178,
})
export const marketBasket: Subject = {
  markup: basketWith([
    ['parsley', 20, 66, 50, -16],
    ['beetroot', 36, 68, 56, -18],
    ['carrot', 55, 70, 62, 8],
    ['bread', 73, 60, 46, -30],
    ['pear', 25, 68, 42, -10],
    ['apple', 44, 67, 34, -8],
    ['tomato', 61, 66, 32, 8],
  ]),
  size: 196,
}
export const winterBasket: Subject = {
  markup: basketWith([
    ['broccoli', 26, 66, 50, -12],
    ['beetroot', 46, 68, 54, -6],
    ['carrot', 62, 70, 60, 14],
    ['onion', 76, 66, 36, 6],
    ['potato', 33, 68, 34],
    ['apple', 53, 67, 34, 8],
  ]),
  size: 196,
}
export const cheeseBoard: Subject = {
  markup: boardWith([
    ['slices', 34, 84, 40],
    ['egg', 62, 82, 22],
    ['tomato', 73, 88, 24],
    ['basil', 54, 90, 26, -70],
  ]),
  size: 230,
  shade: 0.9,
}
export const snackBoard: Subject = {
  markup: boardWith([
    ['bread', 34, 80, 62],
    ['apple', 66, 84, 34],
    ['berries', 80, 88, 26],
    ['apricotHalf', 54, 90, 24],
  ]),
  size: 236,
  shade: 0.9,
}
export const breakfastBowl: Subject = { markup: bowlOf({ berries: true }), size: 176 }
export const soup = (filling: Tones, kinds: readonly string[], coat?: Tones): Subject => ({
  markup: potOf(filling, kinds, coat),
  size: 186,
  steams: true,
})

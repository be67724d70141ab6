import type { ReactNode } from 'react'
import { Notebook } from '../ui/pictures/ingredients/notebook.tsx'
import type { Tones } from '../ui/pictures/palette.ts'
import { BasketWith, BoardWith, BowlOf, BowlWith, PotOf } from './filled.tsx'
import { type PropName, things } from './props.tsx'
import type { Hero } from './still-life.tsx'

export const pumpkinSoup: Tones = { deep: '#C4702F', base: '#E2924A', light: '#EDAD6B', pale: '#F9D9AE' }
export const lentils: Tones = { deep: '#5E4A26', base: '#856B38', light: '#A68A52', pale: '#D3BC83' }
export const beans: Tones = { deep: '#6B2A2A', base: '#93423A', light: '#B0624F', pale: '#DDA386' }
export const greens: Tones = { deep: '#5F7F42', base: '#86A45C', light: '#A6BE7B', pale: '#D9E3B4' }

/** The drawing of one thing. */
export function shown(name: PropName): ReactNode {
  const { Thing } = things[name]
  return <Thing />
}

/** One thing alone as what a still life is about. */
export const one = (name: PropName, size: number, shade?: number): Hero => ({
  picture: shown(name),
  size,
  shade: shade ?? things[name].shade,
})
export const notebook: Hero = { picture: <Notebook />, size: 214, shade: 0 }
export const fruitBowl = (glaze: Tones): Hero => ({
  picture: (
    <BowlWith
      glaze={glaze}
      list={[
        ['pear', 32, 44, 46, -10],
        ['apple', 62, 44, 44, 6],
        ['apricot', 80, 47, 30, 10],
        ['apple', 43, 50, 38, -8],
        ['apricot', 22, 49, 30],
        ['berries', 66, 53, 30],
      ]}
    />
  ),
  size: 178,
})
export const marketBasket: Hero = {
  picture: (
    <BasketWith
      list={[
        ['parsley', 20, 66, 50, -16],
        ['beetroot', 36, 68, 56, -18],
        ['carrot', 55, 70, 62, 8],
        ['bread', 73, 60, 46, -30],
        ['pear', 25, 68, 42, -10],
        ['apple', 44, 67, 34, -8],
        ['tomato', 61, 66, 32, 8],
      ]}
    />
  ),
  size: 196,
}
export const winterBasket: Hero = {
  picture: (
    <BasketWith
      list={[
        ['broccoli', 26, 66, 50, -12],
        ['beetroot', 46, 68, 54, -6],
        ['carrot', 62, 70, 60, 14],
        ['onion', 76, 66, 36, 6],
        ['potato', 33, 68, 34],
        ['apple', 53, 67, 34, 8],
      ]}
    />
  ),
  size: 196,
}
export const cheeseBoard: Hero = {
  picture: (
    <BoardWith
      list={[
        ['slices', 34, 84, 40],
        ['egg', 62, 82, 22],
        ['tomato', 73, 88, 24],
        ['basil', 54, 90, 26, -70],
      ]}
    />
  ),
  size: 230,
  shade: 0.9,
}
export const snackBoard: Hero = {
  picture: (
    <BoardWith
      list={[
        ['bread', 34, 80, 62],
        ['apple', 66, 84, 34],
        ['berries', 80, 88, 26],
        ['apricotHalf', 54, 90, 24],
      ]}
    />
  ),
  size: 236,
  shade: 0.9,
}
export const breakfastBowl: Hero = { picture: <BowlOf berries />, size: 176 }
export const soup = (filling: Tones, kinds: readonly string[], coat?: Tones): Hero => ({
  picture: <PotOf filling={filling} kinds={kinds} {...(coat ? { coat } : {})} />,
  size: 186,
  steams: true,
})

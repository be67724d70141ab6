import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { forest, herb, tomato } from '../palette.ts'

const flesh = outline([
  [50, 35],
  [66, 30],
  [82, 37],
  [90, 56],
  [85, 77],
  [69, 91],
  [50, 94],
  [31, 91],
  [15, 78],
  [10, 57],
  [17, 38],
  [33, 30],
])
const shade = outline([
  [78, 28],
  [96, 52],
  [88, 84],
  [60, 99],
  [26, 98],
  [8, 78],
  [34, 86],
  [60, 82],
  [76, 66],
  [80, 46],
])
const light = outline([
  [22, 42],
  [36, 34],
  [46, 40],
  [40, 56],
  [28, 68],
  [17, 62],
])
const sepals = [
  leaf([50, 38], [24, 33], 9, -4),
  leaf([50, 38], [31, 50], 8, 4),
  leaf([50, 38], [52, 57], 8, -3),
  leaf([50, 38], [72, 47], 9, -5),
  leaf([50, 38], [74, 30], 8, 3),
].join('')

export function Tomato() {
  return (
    <g>
      <Body d={flesh} fill={tomato.base}>
        <path d={shade} fill={tomato.deep} opacity=".75" />
        <path d={light} fill={tomato.light} />
        <path
          d="M52 56c8 10 8 24 2 36M66 50c9 8 11 22 6 32M36 54c-6 10-4 26 3 36"
          stroke={tomato.deep}
          strokeWidth="1.6"
          opacity=".4"
        />
        <path d={leaf([22, 60], [30, 42], 6, -2)} fill={tomato.pale} opacity=".85" />
        <path d="M24 66l1 3" stroke={tomato.pale} strokeWidth="3" opacity=".8" />
      </Body>
      <path d={sepals} fill={forest.deep} transform="translate(1.5 2.5)" opacity=".35" />
      <path d={sepals} fill={herb.deep} />
      <path d="M50 38c-1-7 1-13 6-17" stroke={herb.deep} strokeWidth="4.5" />
      <path d="M49 36c-1-6 1-11 5-14M46 37l-17-2M53 41l14 4" stroke={herb.light} strokeWidth="1.4" />
    </g>
  )
}

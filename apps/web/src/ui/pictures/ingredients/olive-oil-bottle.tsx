import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { cream, crust, forest, herb, wheat } from '../palette.ts'

const glass = 'M44 16L44 34C44 41 35 44 34 53L33 88Q34 94 50 94.5Q66 94 67 88L66 53C65 44 56 41 56 34L56 16z'

export function OliveOilBottle() {
  return (
    <g>
      <path d="M45.5 4Q50 2.5 54.5 4L54 17H46z" fill={crust.light} />
      <path d="M51 3L54.5 4L54 17H51z" fill={crust.base} />
      <Body d={glass} fill={forest.light}>
        <path d="M30 46Q50 42 70 46V100H30z" fill="#8F9340" />
        <path d="M58 10h14v90H44Q60 92 59 56Q52 42 58 10z" fill={forest.deep} opacity=".5" />
        <path d={leaf([47, 18], [47, 40], 3)} fill={forest.pale} />
        <path d={leaf([38, 50], [37, 90], 4)} fill={wheat.pale} opacity=".8" />
      </Body>
      <path d="M43.5 15Q50 17 56.5 15L56.5 20Q50 22 43.5 20z" fill={forest.deep} />
      <path
        d={outline([
          [33.5, 60],
          [50, 62],
          [66.5, 60],
          [66.6, 80],
          [50, 82],
          [33.4, 80],
        ])}
        fill={cream.light}
      />
      <path d="M59 61.5L66.4 60L66.6 80L58 81.6z" fill={cream.deep} opacity=".7" />
      <path d={leaf([44, 76], [56, 66], 4, 1) + leaf([48, 73], [44, 65], 4)} fill={herb.deep} />
      <ellipse cx="53" cy="74" rx="2.6" ry="3.2" fill={herb.base} />
    </g>
  )
}

import { Body } from '../body.tsx'
import { grain, leaf, outline } from '../hand.ts'
import { cream, forest, kraft, wheat } from '../palette.ts'

const bag = outline([
  [4, 60],
  [6, 51],
  [20, 50],
  [46, 52],
  [66, 48],
  [80, 43],
  [84, 56],
  [82, 74],
  [86, 92],
  [70, 94],
  [44, 92],
  [18, 95],
  [6, 92],
  [3, 78],
])
const ears = [0, 1, 2, 3]
  .map(
    (row) => leaf([34 + row * 6, 72], [41 + row * 6, 66], 4, -1) + leaf([34 + row * 6, 73], [41 + row * 6, 79], 4, 1),
  )
  .join('')

/** Paper bag of flour lying on its side, open to the right. */
export function FlourBag() {
  return (
    <g>
      <path
        d={outline([
          [76, 46],
          [86, 40],
          [94, 52],
          [92, 72],
          [97, 90],
          [86, 93],
          [78, 74],
        ])}
        fill={kraft.deep}
      />
      <path
        d={outline([
          [82, 52],
          [88, 50],
          [91, 62],
          [90, 80],
          [92, 91],
          [84, 91],
        ])}
        fill={cream.pale}
      />
      <Body d={bag} fill={kraft.light}>
        <path
          d={outline([
            [0, 80],
            [30, 84],
            [60, 80],
            [84, 82],
            [92, 100],
            [0, 102],
          ])}
          fill={kraft.deep}
          opacity=".75"
        />
        <path
          d={outline([
            [8, 54],
            [30, 54],
            [56, 56],
            [50, 62],
            [24, 62],
            [8, 64],
          ])}
          fill={kraft.pale}
        />
        <path d="M12 46Q16 70 10 98" stroke={kraft.base} strokeWidth="5" />
        <path d="M23 46L25 98L64 98L64 46z" fill={forest.base} />
        <path d="M25 86Q46 82 64 84V98H25z" fill={forest.deep} opacity=".6" />
        <path d="M70 54q6 8 3 18M74 64q4 10 2 24" stroke={kraft.deep} strokeWidth="1.6" />
        <path d={grain('paper', 6, 28, 54, 32, 38)} stroke={forest.light} strokeWidth=".8" opacity=".8" />
      </Body>
      <path d={ears + leaf([58, 72.5], [65, 72.5], 3)} fill={wheat.base} />
      <path d="M27 73H58" stroke={wheat.light} strokeWidth="1.2" />
    </g>
  )
}

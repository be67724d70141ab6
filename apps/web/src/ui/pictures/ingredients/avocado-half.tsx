import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { crust, forest, herb } from '../palette.ts'

const skin = outline([
  [50, 10],
  [59, 14],
  [65, 28],
  [75, 44],
  [82, 62],
  [79, 80],
  [66, 92],
  [50, 95],
  [34, 92],
  [21, 80],
  [18, 62],
  [25, 44],
  [35, 28],
  [41, 14],
])
const flesh = outline([
  [49, 15],
  [56, 18],
  [61, 31],
  [70, 46],
  [76, 63],
  [73, 78],
  [62, 88],
  [49, 90],
  [36, 87],
  [26, 77],
  [23, 63],
  [29, 47],
  [38, 31],
  [42, 19],
])
const heart = outline([
  [49, 24],
  [54, 28],
  [58, 38],
  [65, 50],
  [69, 64],
  [66, 76],
  [57, 83],
  [48, 84],
  [38, 81],
  [31, 74],
  [29, 63],
  [34, 50],
  [42, 36],
  [44, 27],
])

export function AvocadoHalf() {
  return (
    <g>
      <Body d={skin} fill={forest.deep}>
        <path d="M22 70C26 88 40 94 54 93" stroke={forest.light} strokeWidth="1.6" strokeDasharray="3 4" />
      </Body>
      <path d={flesh} fill={herb.light} />
      <Body d={heart} fill="#E4E3A0">
        <path
          d={outline([
            [60, 34],
            [78, 64],
            [66, 88],
            [44, 92],
            [34, 82],
            [56, 76],
            [62, 60],
          ])}
          fill="#CBD07C"
        />
        <path d={leaf([33, 64], [46, 32], 5, -3)} fill="#F4F2CB" />
      </Body>
      <Body
        d={outline([
          [49, 50],
          [59, 53],
          [63, 63],
          [59, 73],
          [49, 77],
          [39, 73],
          [35, 63],
          [39, 53],
        ])}
        fill={crust.base}
      >
        <path
          d={outline([
            [58, 48],
            [72, 64],
            [58, 80],
            [42, 80],
            [53, 72],
            [58, 62],
          ])}
          fill={crust.deep}
        />
        <path d={leaf([40, 63], [48, 53], 5, -2)} fill={crust.pale} />
      </Body>
    </g>
  )
}

import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { crust, wheat } from '../palette.ts'

const skin = outline([
  [48, 14],
  [54, 15],
  [56, 26],
  [64, 36],
  [80, 47],
  [88, 63],
  [82, 80],
  [66, 90],
  [50, 92],
  [34, 90],
  [18, 80],
  [12, 63],
  [20, 47],
  [36, 36],
  [44, 26],
])

export function Onion() {
  return (
    <g>
      <path d="M42 90l-3 6M48 91l-1 6M54 91l2 6M60 90l3 5" stroke={crust.light} strokeWidth="1.6" />
      <Body d={skin} fill="#C9853C">
        <path
          d={outline([
            [58, 14],
            [70, 36],
            [96, 56],
            [88, 86],
            [50, 98],
            [30, 92],
            [58, 86],
            [74, 68],
            [66, 46],
          ])}
          fill={crust.deep}
          opacity=".6"
        />
        <path
          d={outline([
            [16, 64],
            [24, 48],
            [40, 38],
            [44, 46],
            [32, 60],
            [28, 78],
            [20, 76],
          ])}
          fill={wheat.light}
        />
        <path
          d="M49 20C42 36 26 46 24 64C23 76 30 86 38 90M51 20C48 40 40 52 40 68C40 80 44 88 48 91M53 20C58 38 62 52 61 68C60 80 57 87 54 91M55 24C62 40 76 48 77 64C77 76 72 84 66 89"
          stroke={crust.base}
          strokeWidth="1.6"
          opacity=".9"
        />
        <path d={leaf([21, 68], [32, 46], 5, -3)} fill={wheat.pale} />
      </Body>
      <path d="M48 18Q46 9 42 6M51 18Q52 9 50 4M53 18Q56 11 60 9" stroke={crust.base} strokeWidth="2.4" />
    </g>
  )
}

import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { cream, crust } from '../palette.ts'

const cap = outline([
  [8, 52],
  [12, 36],
  [28, 22],
  [50, 17],
  [72, 22],
  [88, 36],
  [92, 52],
  [82, 60],
  [50, 63],
  [18, 60],
])
const stem = outline([
  [38, 56],
  [62, 56],
  [62, 72],
  [67, 86],
  [60, 94],
  [42, 94],
  [33, 86],
  [38, 72],
])

export function Mushroom() {
  return (
    <g>
      <path d="M14 54Q50 46 86 54Q70 68 50 68T14 54z" fill={crust.deep} />
      <path
        d="M24 56l10 7M34 55l7 9M44 54l3 11M56 54l-3 11M66 55l-7 9M76 56l-10 7"
        stroke={crust.light}
        strokeWidth="1.6"
      />
      <Body d={stem} fill={cream.light}>
        <path d="M55 50h18v50H46Q58 78 55 50z" fill={cream.deep} />
        <path d="M43 62v22M48 60v30" stroke={cream.base} strokeWidth="2" />
      </Body>
      <Body d={cap} fill={crust.light}>
        <path
          d={outline([
            [74, 18],
            [98, 46],
            [86, 66],
            [14, 66],
            [6, 52],
            [50, 56],
            [76, 48],
            [78, 34],
          ])}
          fill={crust.base}
        />
        <path
          d={outline([
            [16, 46],
            [22, 34],
            [40, 24],
            [52, 26],
            [42, 36],
            [26, 48],
          ])}
          fill={crust.pale}
        />
        <path d={leaf([20, 44], [40, 27], 4, -2)} fill={cream.pale} />
        <path d="M56 30q6 2 10 8M64 28q5 3 8 8M48 40q8 0 14 6" stroke={crust.base} strokeWidth="1.6" opacity=".8" />
      </Body>
    </g>
  )
}

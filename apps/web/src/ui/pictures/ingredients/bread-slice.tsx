import { useId } from 'react'
import { Body } from '../body.tsx'
import { dots, outline, speckles } from '../hand.ts'
import { cream, crust } from '../palette.ts'

const rim = outline([
  [12, 46],
  [14, 33],
  [28, 25],
  [50, 23],
  [72, 25],
  [87, 33],
  [89, 46],
  [84, 54],
  [84, 80],
  [80, 92],
  [50, 94],
  [20, 92],
  [16, 80],
  [17, 54],
])
const crumb = outline([
  [18, 45],
  [20, 36],
  [31, 30],
  [50, 28],
  [69, 30],
  [81, 36],
  [83, 45],
  [78, 53],
  [78, 78],
  [75, 87],
  [50, 88],
  [25, 87],
  [22, 78],
  [23, 53],
])

export function BreadSlice() {
  return (
    <g>
      <path d={rim} fill={crust.deep} transform="translate(4 1)" />
      <Body d={rim} fill={crust.base}>
        <path d="M13 44C14 30 32 25 50 25" stroke={crust.light} strokeWidth="4" />
      </Body>
      <Body d={crumb} fill={cream.base}>
        <path
          d={outline([
            [22, 44],
            [28, 34],
            [48, 32],
            [62, 36],
            [56, 54],
            [50, 74],
            [34, 82],
            [26, 68],
          ])}
          fill={cream.light}
        />
        <path strokeDasharray={dots} d={speckles('slice', 40, 50, 58, 28, 28)} stroke={cream.deep} strokeWidth="2" />
        <path
          d="M34 46l3 1M58 42l2 2M66 60l2 3M40 66l3-1M54 76l3 0M32 78l2-2M70 48h.1M48 54l2 1"
          stroke={crust.light}
          strokeWidth="2.2"
          opacity=".8"
        />
      </Body>
    </g>
  )
}

/** Two slices leaning against something to their right. */
export function BreadSlices() {
  const id = useId()
  return (
    <g>
      <g id={id} transform="translate(24 0) rotate(-14 50 94)">
        <BreadSlice />
      </g>
      <use href={`#${id}`} transform="translate(-30 2) rotate(5 50 94)" />
    </g>
  )
}

import { Body } from '../body.tsx'
import { dots, leaf, outline, oval, speckles } from '../hand.ts'
import { apricot, crust, tomato, wheat } from '../palette.ts'

const skin = outline([
  [14, 58],
  [20, 38],
  [40, 27],
  [62, 28],
  [82, 40],
  [89, 60],
  [82, 80],
  [62, 92],
  [38, 93],
  [20, 80],
])

export function ApricotHalf() {
  return (
    <g>
      <Body d={skin} fill={apricot.deep}>
        <path d={leaf([30, 90], [88, 66], 14, -8)} fill={tomato.base} opacity=".35" />
      </Body>
      <Body d={oval(49, 58, 34, 28, 'apricot')} fill="#F3B05F">
        <path d={oval(52, 62, 27, 21, 'flesh')} fill={apricot.base} opacity=".55" />
        <path
          d="M49 30v10M30 38l6 7M68 38l-6 7M18 56l10 2M80 58l-10 2M28 76l7-6M70 76l-7-6M49 86v-9"
          stroke={wheat.pale}
          strokeWidth="1.6"
          opacity=".7"
        />
        <path d={leaf([20, 56], [46, 33], 5, -6)} fill={wheat.pale} />
      </Body>
      <path d={oval(49, 59, 15, 13, 'hollow')} fill={apricot.deep} />
      <Body
        d={outline([
          [36, 58],
          [44, 48],
          [57, 48],
          [63, 58],
          [56, 70],
          [43, 70],
        ])}
        fill={crust.base}
      >
        <path d="M66 46L60 76L40 74Q58 70 60 50z" fill={crust.deep} />
        <path d={leaf([40, 60], [50, 50], 5)} fill={crust.light} />
        <path strokeDasharray={dots} d={speckles('stone', 12, 50, 60, 10, 8)} stroke={crust.deep} strokeWidth="1.2" />
      </Body>
    </g>
  )
}

const fruit = outline([
  [50, 36],
  [62, 29],
  [78, 34],
  [88, 52],
  [84, 76],
  [68, 91],
  [48, 94],
  [28, 89],
  [14, 73],
  [13, 52],
  [24, 35],
  [40, 30],
])

export function Apricot() {
  return (
    <g>
      <Body d={fruit} fill={apricot.base}>
        <path
          d={outline([
            [76, 28],
            [96, 52],
            [86, 86],
            [54, 100],
            [22, 94],
            [50, 86],
            [70, 70],
            [76, 50],
          ])}
          fill={apricot.deep}
          opacity=".7"
        />
        <path
          d={outline([
            [62, 60],
            [80, 52],
            [90, 66],
            [78, 84],
            [64, 80],
          ])}
          fill={tomato.base}
          opacity=".4"
        />
        <path
          d={outline([
            [18, 52],
            [32, 36],
            [44, 42],
            [38, 58],
            [26, 72],
            [17, 66],
          ])}
          fill={apricot.light}
        />
        <path d="M50 36C40 50 40 74 50 93" stroke={apricot.deep} strokeWidth="2.4" opacity=".8" />
        <path d={leaf([22, 60], [31, 42], 5, -2)} fill={apricot.pale} />
        <path
          strokeDasharray={dots}
          d={speckles('freckle', 20, 66, 62, 18, 20)}
          stroke={tomato.deep}
          strokeWidth="1.2"
          opacity=".45"
        />
      </Body>
      <path d="M50 37c0-4 1-7 3-9" stroke={crust.deep} strokeWidth="3.6" />
    </g>
  )
}

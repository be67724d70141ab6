import type { ReactNode } from 'react'
import { Body } from '../body.tsx'
import { dots, grain, leaf, outline, oval, speckles } from '../hand.ts'
import { cream, forest, oat, type Tones } from '../palette.ts'

const inside = oval(50, 42.6, 42.6, 13, 'inside', 0.008)

type BowlProps = {
  glaze?: Tones
  /** What lies in the bowl: drawn over an inside that spans 9–91 across and 29–57 down, its middle at 50 44. */
  children?: ReactNode
}

const wall = outline([
  [4, 42],
  [7, 60],
  [18, 78],
  [32, 88],
  [50, 90],
  [68, 88],
  [82, 78],
  [93, 60],
  [96, 42],
  [75, 30],
  [50, 27],
  [25, 30],
])

/** Stoneware bowl; stands empty or holds its children. */
export function Bowl({ glaze = forest, children }: BowlProps) {
  return (
    <g>
      <path d="M32 85L34 94Q50 97 66 94L68 85z" fill={glaze.deep} />
      <Body d={wall} fill={glaze.base}>
        <path
          d={outline([
            [74, 40],
            [100, 34],
            [98, 66],
            [74, 96],
            [38, 98],
            [64, 82],
            [76, 64],
          ])}
          fill={glaze.deep}
          opacity=".75"
        />
        <path d={leaf([10, 54], [30, 84], 9, 5)} fill={glaze.light} opacity=".9" />
        <path d={grain('bowl', 9, 12, 60, 74, 28)} stroke={glaze.light} strokeWidth="1" opacity=".55" />
        <path
          strokeDasharray={dots}
          d={speckles('bowl', 26, 50, 72, 36, 16)}
          stroke={cream.light}
          strokeWidth=".9"
          opacity=".5"
        />
      </Body>
      <ellipse cx="50" cy="42" rx="46" ry="15.6" fill={cream.light} />
      <Body d={inside} fill={cream.base}>
        <path d="M4 34Q50 60 96 34V20H4z" fill={cream.deep} opacity=".55" />
        <path d="M12 50Q50 66 88 50" stroke={cream.pale} strokeWidth="3" opacity=".7" />
      </Body>
      {children}
      <path d="M4.6 43C8 52 26 58 50 58S92 52 95.4 43" stroke={glaze.light} strokeWidth="1.4" opacity=".9" />
    </g>
  )
}

/** Porridge, yoghurt or soup filling a bowl to below its rim. */
export function BowlFilling({ tones = oat }: { tones?: Tones }) {
  return (
    <Body d={oval(50, 43.4, 41, 11.6, 'filling', 0.012)} fill={tones.base}>
      <path
        d={outline([
          [8, 42],
          [26, 34],
          [54, 32],
          [66, 38],
          [44, 44],
          [20, 50],
        ])}
        fill={tones.light}
      />
      <path
        d={outline([
          [50, 56],
          [72, 50],
          [94, 42],
          [90, 54],
          [70, 60],
        ])}
        fill={tones.deep}
        opacity=".5"
      />
      <path d={grain('filling', 7, 16, 36, 68, 16)} stroke={tones.pale} strokeWidth="1.6" opacity=".8" />
    </Body>
  )
}

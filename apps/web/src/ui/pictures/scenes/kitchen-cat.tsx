import { Body } from '../body.tsx'
import { leaf, outline } from '../hand.ts'
import { apricot, berry, cream, crust, ink, terracotta } from '../palette.ts'

const body = outline([
  [50, 36],
  [66, 42],
  [74, 58],
  [80, 76],
  [78, 90],
  [66, 95],
  [36, 95],
  [24, 90],
  [21, 76],
  [27, 58],
  [36, 42],
])
const head = outline([
  [50, 14],
  [60, 15],
  [70, 22],
  [75, 33],
  [70, 43],
  [58, 49],
  [42, 49],
  [30, 43],
  [26, 33],
  [31, 22],
  [41, 15],
])

/** A contented cat with flour on its nose and paws; made in a 0 0 100 100 box like the ingredients. */
export function KitchenCat() {
  return (
    <g>
      <path d="M74 88C92 92 98 80 92 70C89 65 92 60 96 60" stroke={terracotta.base} strokeWidth="9" />
      <path d="M92 70C89 65 92 60 96 60" stroke={cream.light} strokeWidth="8" />
      <path d="M80 91l2-5M88 88l-1-6" stroke={crust.base} strokeWidth="2.4" />
      <Body d={body} fill={apricot.base}>
        <path
          d={outline([
            [66, 40],
            [88, 70],
            [84, 100],
            [50, 100],
            [62, 84],
            [68, 64],
          ])}
          fill={apricot.deep}
          opacity=".75"
        />
        <path
          d={outline([
            [50, 46],
            [58, 54],
            [60, 70],
            [56, 86],
            [44, 86],
            [40, 70],
            [42, 54],
          ])}
          fill={cream.light}
        />
        <path
          d="M26 62q5 0 8 3M24 71q5 0 8 3M23 80q5-1 8 2M78 64q-5 0-8 3M80 73q-5 0-8 3"
          stroke={apricot.deep}
          strokeWidth="2.6"
        />
      </Body>
      <path
        d={
          outline([
            [30, 95],
            [32, 86],
            [40, 83],
            [47, 87],
            [48, 95],
            [39, 97],
          ]) +
          outline([
            [70, 95],
            [68, 86],
            [60, 83],
            [53, 87],
            [52, 95],
            [61, 97],
          ])
        }
        fill={cream.pale}
      />
      <path d="M36 91v4M42 91v4M58 91v4M64 91v4" stroke={cream.deep} strokeWidth="1.4" />
      <path d="M28 30L27 6Q38 10 44 18zM72 30L73 6Q62 10 56 18z" fill={apricot.base} />
      <path d="M31 22L30 11Q36 13 40 18zM69 22L70 11Q64 13 60 18z" fill={berry.pale} />
      <Body d={head} fill={apricot.base}>
        <path
          d={outline([
            [66, 16],
            [84, 34],
            [70, 54],
            [48, 54],
            [64, 42],
          ])}
          fill={apricot.deep}
          opacity=".55"
        />
        <path
          d={outline([
            [50, 30],
            [57, 36],
            [66, 40],
            [62, 50],
            [50, 53],
            [38, 50],
            [34, 40],
            [43, 36],
          ])}
          fill={cream.light}
        />
        <path d="M50 12v10M43 13l1 7M57 13l-1 7M26 34q5 0 8 2M75 34q-5 0-8 2" stroke={apricot.deep} strokeWidth="2.4" />
        <path d={leaf([34, 27], [42, 17], 5, -2)} fill={apricot.light} />
      </Body>
      <path d="M35 31q4.5 5 9 0M56 31q4.5 5 9 0" stroke={ink} strokeWidth="2" />
      <path
        d={outline([
          [46, 34],
          [50, 31],
          [55, 34],
          [56, 39],
          [50, 42],
          [45, 39],
        ])}
        fill={cream.pale}
      />
      <path d="M47.5 37h5l-2.5 3z" fill={berry.light} />
      <path d="M50 40v2.5M50 42.5q-3 3-6 1M50 42.5q3 3 6 1" stroke={ink} strokeWidth="1.2" />
      <path d="M34 40l-11-2M34 43l-10 2M66 40l11-2M66 43l10 2" stroke={cream.deep} strokeWidth=".9" />
      <path
        d="M44 34h.1M57 37h.1M53 33h.1M42 46h.1M58 45h.1M60 22h.1M64 26h.1M58 25h.1"
        stroke="#fff"
        strokeWidth="2.4"
      />
    </g>
  )
}

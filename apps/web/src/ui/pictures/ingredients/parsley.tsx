import { outline } from '../hand.ts'
import { forest, herb } from '../palette.ts'
import type { Point } from '../pen.ts'

/** One curly leaf: a lobed blob whose points alternate near and far. */
const curl = (cx: number, cy: number, reach: number): string =>
  outline(
    Array.from({ length: 10 }, (_, index): Point => {
      const angle = (index / 10) * 2 * Math.PI + cx
      const distance = reach * (index % 2 ? 0.74 : 1.06)
      return [cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance * 0.9]
    }),
  )

export function Parsley() {
  return (
    <g>
      <path
        d="M50 97C49 76 50 58 50 40M50 78C42 64 34 56 26 50M51 74C60 62 68 54 76 48M50 60C44 44 38 34 34 26M51 58C58 44 62 34 66 24"
        stroke={herb.deep}
        strokeWidth="2.6"
      />
      <path d={curl(24, 48, 14) + curl(77, 46, 14) + curl(50, 36, 15)} fill={forest.base} />
      <path d={curl(34, 28, 15) + curl(67, 26, 15)} fill={herb.deep} />
      <path d={curl(50, 18, 16) + curl(21, 46, 9) + curl(80, 43, 9)} fill={herb.base} />
      <path d={curl(32, 24, 8.5) + curl(65, 22, 8.5) + curl(48, 34, 8) + curl(48, 13, 8)} fill={herb.light} />
      <path d="M50 40V26M36 34l-2-7M65 32l3-7M28 52l-4-6M74 50l5-6" stroke={herb.pale} strokeWidth="1.2" />
    </g>
  )
}

import { forest, herb } from '../palette.ts'
import { Pen } from '../pen.ts'

/** Fine feathers along a stem from the foot of the sprig to a tip. */
const feather = (toX: number, toY: number): string => {
  const pen = new Pen()
  for (const share of [0.4, 0.52, 0.64, 0.75, 0.85, 0.94]) {
    const x = 50 + (toX - 50) * share
    const y = 96 + (toY - 96) * share
    const reach = 13 - share * 8
    pen.moveTo([x - reach, y - reach])
    pen.lineTo([x, y])
    pen.lineTo([x + reach, y - reach])
    pen.moveTo([x - reach * 0.5, y - reach * 1.4])
    pen.lineTo([x, y])
    pen.lineTo([x + reach * 0.5, y - reach * 1.4])
  }
  return pen.path
}

export function Dill() {
  return (
    <g>
      <path d="M50 96Q46 70 26 36M50 96Q54 70 76 38" stroke={herb.deep} strokeWidth="2" />
      <path d={feather(22, 30) + feather(78, 32)} stroke={forest.light} strokeWidth="1.6" />
      <path d="M50 96Q50 60 48 14" stroke={herb.deep} strokeWidth="2.4" />
      <path d={feather(48, 8)} stroke={herb.base} strokeWidth="1.8" />
      <path d={feather(36, 20) + feather(63, 18)} stroke={herb.light} strokeWidth="1.4" />
    </g>
  )
}

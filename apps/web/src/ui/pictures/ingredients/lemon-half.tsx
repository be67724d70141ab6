import { Body } from '../body.tsx'
import { outline, oval } from '../hand.ts'
import { cream, wheat } from '../palette.ts'
import { Pen, type Point } from '../pen.ts'

const rind = outline([
  [12, 52],
  [18, 36],
  [36, 24],
  [58, 22],
  [78, 30],
  [92, 42],
  [97, 52],
  [90, 60],
  [80, 78],
  [60, 91],
  [38, 91],
  [20, 78],
])
const wedges = Array.from({ length: 9 }, (_, index) => {
  const at = (turn: number, distance: number): Point => {
    const angle = ((index + turn) / 9) * 2 * Math.PI
    return [46 + Math.cos(angle) * distance, 57 + Math.sin(angle) * distance * 0.97]
  }
  const pen = new Pen(at(0.5, 7))
  pen.lineTo(at(0.21, 26))
  pen.bendTo(at(0.5, 30), at(0.79, 26))
  return pen.close()
}).join('')

export function LemonHalf() {
  return (
    <g>
      <Body d={rind} fill={wheat.base}>
        <path
          d={outline([
            [70, 84],
            [92, 60],
            [100, 66],
            [74, 100],
            [30, 98],
            [40, 90],
          ])}
          fill={wheat.deep}
          opacity=".5"
        />
      </Body>
      <path d={oval(46, 57, 35, 34, 'lemon')} fill={cream.pale} />
      <path d={oval(46, 57, 32, 31, 'pith')} fill="#F8EBB6" />
      <path d={wedges} fill="#EFC94F" stroke="#EFC94F" strokeWidth="3.4" />
      <path d={wedges} fill="#F7DF86" transform="translate(18.4 22.8) scale(.6)" opacity=".8" />
      <path d="M37 42l1 3M59 43l-2 4M67 60l-5-1M53 77l-1-5M33 73l3-4M23 58l5 0" stroke={cream.pale} strokeWidth="2" />
      <ellipse cx="46" cy="57" rx="2.6" ry="2.4" fill={cream.pale} />
    </g>
  )
}

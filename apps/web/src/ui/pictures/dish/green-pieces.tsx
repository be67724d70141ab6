import { leaf, oval } from '../hand.ts'
import { forest, herb } from '../palette.ts'
import { Pen } from '../pen.ts'
import { PieceBody } from './piece-body.tsx'

export function BasilPiece() {
  return (
    <PieceBody
      d={leaf([0, 3], [-10, -7], 9, 1) + leaf([0, 3], [9, -8], 9, -1) + leaf([0, 2], [0, 12], 8)}
      fill={herb.deep}
    >
      <path
        d={leaf([0, 3], [-9.5, -6.5], 5, -1) + leaf([0, 3], [8.5, -7.5], 5, -2.5) + leaf([0, 2], [0, 11.5], 4, 1.5)}
        fill={herb.base}
      />
      <path d="M0 3L-8-5M0 3L7-6M0 3V10" stroke={herb.pale} strokeWidth=".8" />
    </PieceBody>
  )
}

export function ParsleyPiece() {
  const lobes =
    oval(-5, -3, 4, 3.6, 'a', 0.18) +
    oval(4.5, -4, 4.2, 3.8, 'b', 0.18) +
    oval(0, -8, 3.6, 3.4, 'c', 0.18) +
    oval(-1, 2, 3.4, 3, 'd', 0.18)
  return (
    <PieceBody d={lobes} fill={forest.light}>
      <path
        d={oval(-5.5, -3.6, 2.4, 2, 'a', 0.2) + oval(4, -4.8, 2.6, 2.2, 'b', 0.2) + oval(-0.4, -8.6, 2, 1.8, 'c', 0.2)}
        fill={herb.light}
      />
      <path d="M0 11V-6M0 3L-5-3M0 1L4.5-4" stroke={herb.base} strokeWidth="1.2" />
    </PieceBody>
  )
}

export function DillPiece() {
  const pen = new Pen([0, 11])
  pen.lineTo([0, -11])
  for (const y of [6, 2, -2, -5, -8]) {
    const reach = (y + 14) * 0.42
    pen.moveTo([-reach, y - reach])
    pen.lineTo([0, y])
    pen.lineTo([reach, y - reach])
  }
  return (
    <g>
      <path d={pen.path} stroke={forest.base} strokeWidth="1.5" transform="translate(.7 1)" opacity=".5" />
      <path d={pen.path} stroke={herb.base} strokeWidth="1.3" />
    </g>
  )
}

import { leaf, outline, oval } from '../hand.ts'
import { apricot, berry, cream, crust, forest, herb, plum, tomato, wheat } from '../palette.ts'
import { Crescent, PieceBody } from './piece-body.tsx'

export function TomatoPiece() {
  return (
    <PieceBody d={oval(0, 0, 10, 9.6, 'tomato')} fill={tomato.base}>
      <path d={oval(0, 0, 8.2, 7.8, 'flesh')} fill={tomato.light} />
      <path d={oval(-3.4, -1.6, 2.6, 3.4) + oval(3.4, -1.4, 2.6, 3.2) + oval(0, 4, 3.4, 2.3)} fill={tomato.deep} />
      <path d="M-3.6-2.6h.1M-3 0h.1M3.2-2.4h.1M3.8 0h.1M-1 4.2h.1M1.4 4h.1" stroke={wheat.pale} strokeWidth="1.3" />
      <path d="M-7-4.5Q-4.5-8 0-8" stroke={tomato.pale} strokeWidth="1.2" />
    </PieceBody>
  )
}

export function CarrotPiece() {
  return (
    <PieceBody d={oval(0, 0, 8.6, 8.4, 'carrot', 0.05)} fill={apricot.deep}>
      <path d={oval(-0.4, -0.5, 7.8, 7.5, 'coin', 0.05)} fill={apricot.base} />
      <path d={oval(-0.3, -0.3, 3.6, 3.4, 'core', 0.1)} fill={apricot.light} />
      <path
        d="M0-6v1.5M5-3l-1.3.8M5 3l-1.3-.8M0 6v-1.5M-5 3l1.3-.8M-5-3l1.3.8"
        stroke={apricot.light}
        strokeWidth=".9"
      />
    </PieceBody>
  )
}

export function PumpkinPiece() {
  return (
    <PieceBody
      d={outline([
        [-8, -7],
        [6, -8],
        [9, -4],
        [8, 6],
        [2, 8],
        [-7, 7],
        [-9, 0],
      ])}
      fill={apricot.deep}
    >
      <path
        d={outline([
          [-8, -7],
          [6, -8],
          [7, -3],
          [5, 4],
          [-6, 5],
          [-8, 0],
        ])}
        fill={apricot.base}
      />
      <path d="M-6-5Q0-7 4-6M-6 2Q0 4 4 3" stroke={apricot.light} strokeWidth="1.5" />
      <path d="M-3-2h2M2 0h1" stroke={crust.base} strokeWidth="1.2" opacity=".7" />
    </PieceBody>
  )
}

export function BeetrootPiece() {
  return (
    <PieceBody d={oval(0, 0, 10, 9.6, 'beet', 0.04)} fill={berry.deep}>
      <path d={oval(-0.4, -0.5, 9, 8.5, 'beet2', 0.04)} fill={berry.base} />
      <ellipse rx="6" ry="5.6" stroke={berry.light} strokeWidth="1.1" />
      <ellipse rx="2.8" ry="2.6" stroke={berry.light} strokeWidth="1" />
      <path d="M-6.5-4Q-4-7.5 0-7.6" stroke={berry.pale} strokeWidth="1" opacity=".8" />
    </PieceBody>
  )
}

export function PotatoPiece() {
  return (
    <PieceBody d={oval(0, 0, 10.5, 8, 'potato', 0.05)} fill={crust.base}>
      <path d={oval(-0.3, -0.6, 9.2, 6.7, 'cut', 0.05)} fill={wheat.light} />
      <path d={oval(-1.5, -1.5, 6, 3.8, 'pale', 0.06)} fill={wheat.pale} />
      <path d="M-6 3.5q3 1.5 6 1M3-4q2.5.5 4 2" stroke={crust.light} strokeWidth="1.2" />
    </PieceBody>
  )
}

export function OnionPiece() {
  return (
    <g>
      <ellipse cx=".8" cy="1.3" rx="9" ry="8" stroke={plum.deep} strokeWidth="2.8" opacity=".25" />
      <ellipse rx="9" ry="8" stroke={plum.light} strokeWidth="2.8" />
      <ellipse rx="8.4" ry="7.4" stroke={plum.pale} strokeWidth="1.3" />
      <ellipse cx=".6" cy=".4" rx="4.8" ry="4.2" stroke={plum.light} strokeWidth="2.2" />
      <ellipse cx=".6" cy=".4" rx="4.4" ry="3.8" stroke={cream.light} strokeWidth="1.1" />
    </g>
  )
}

export function GarlicPiece() {
  return (
    <PieceBody
      d={outline([
        [-6, 4],
        [-5, -3],
        [0, -7],
        [4, -4],
        [6, 3],
        [2, 6],
        [-3, 6],
      ])}
      fill={cream.deep}
    >
      <path
        d={outline([
          [-5, 3],
          [-4, -3],
          [0, -6],
          [2, -3],
          [3, 3],
          [-1, 5],
        ])}
        fill={cream.pale}
      />
      <path d="M0-5Q2 0 1 4" stroke={plum.pale} strokeWidth="1" />
    </PieceBody>
  )
}

const ring =
  'M0-9.5C4-11 9-9 9.5-4C10.5-1 10 2 8.5 5C7 9.5 3 10 0 8.5C-3 10-7 9.5-8.5 5C-10 2-10.5-1-9.5-4C-9-9-4-11 0-9.5z'

export function PepperPiece() {
  return (
    <g>
      <path d={ring} stroke={crust.deep} strokeWidth="3.2" opacity=".25" transform="translate(.8 1.4) scale(.88)" />
      <path d={ring} stroke="#DE9F2C" strokeWidth="3.8" transform="scale(.86)" />
      <path d={ring} stroke="#F3CD6C" strokeWidth="1.4" transform="scale(.82)" />
      <path d="M-2-6Q0-3 2-6M-5.5 4Q-3 3-4 6.5M5.5 4Q3 3 4 6.5" stroke="#F3CD6C" strokeWidth="1.6" />
    </g>
  )
}

const florets: readonly (readonly [number, number, number])[] = [
  [-4.5, -3, 5],
  [4, -4, 5.2],
  [0, 3.5, 5.6],
  [6, 3, 4.2],
  [-6.5, 3.5, 4.2],
]

export function BroccoliPiece() {
  const crown = florets.map(([x, y, reach]) => oval(x, y, reach, reach, `floret${x}`, 0.08)).join('')
  return (
    <PieceBody d={crown} fill={forest.base}>
      <path
        d={florets.map(([x, y, reach]) => oval(x - 0.8, y - 1, reach * 0.68, reach * 0.6, `light${x}`, 0.1)).join('')}
        fill={herb.base}
      />
      <path
        d="M-6-4h.1M-3-5h.1M3-6h.1M6-5h.1M-1 2h.1M2 2h.1M0 5h.1M-7 3h.1M6 2h.1M8 4h.1M-4-2h.1M5-3h.1M3 5h.1"
        stroke={herb.light}
        strokeWidth="1.6"
      />
    </PieceBody>
  )
}

export function MushroomPiece() {
  return (
    <PieceBody
      d="M-10 0C-10-7-5-9.5 0-9.5S10-7 10 0Q10 2.5 7.5 2.5H3.2L3.8 8Q3.8 9.5 0 9.5T-3.8 8L-3.2 2.5H-7.5Q-10 2.5-10 0z"
      fill={crust.light}
    >
      <path
        d="M-8.3-.2C-8-5.8-4-7.8 0-7.8S8-5.8 8.3-.2Q8 .9 6 .9H2L2.4 7.5Q0 8.6-2.4 7.5L-2 .9H-6Q-8 .9-8.3-.2z"
        fill={cream.light}
      />
      <path d="M-6 .6Q-4-3.5 0-1.5Q4-3.5 6 .6" stroke={crust.base} strokeWidth="1.6" />
      <path d="M-6-3Q-4-6.5 0-6.5" stroke="#fff" strokeWidth="1" />
    </PieceBody>
  )
}

export function AvocadoPiece() {
  return <Crescent skin={forest.base} flesh="#C9D687" light="#F1F1C4" />
}

export function LeafPiece() {
  return (
    <PieceBody d={leaf([-1, 11], [1, -12], 15)} fill={forest.base}>
      <path d={leaf([-1, 10], [0, -11], 7, 3)} fill={forest.light} />
      <path d="M0 10V-9M0 4l3.5-3M0 0l-3.5-3M0-3l3-3" stroke={herb.light} strokeWidth=".9" />
    </PieceBody>
  )
}

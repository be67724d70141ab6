import { leaf, outline, oval } from '../hand.ts'
import { apricot, berry, cream, crust, forest, tomato, wheat, wood } from '../palette.ts'
import { PieceBody } from './piece-body.tsx'

export function EggPiece() {
  return (
    <PieceBody
      d={outline([
        [0, -11],
        [6, -8],
        [8.5, 0],
        [7, 7],
        [0, 10.5],
        [-7, 7],
        [-8.5, 0],
        [-6, -8],
      ])}
      fill={cream.deep}
    >
      <path
        d={outline([
          [-0.5, -10.5],
          [5, -8],
          [7.5, -0.5],
          [6, 6],
          [0, 9],
          [-6.5, 6],
          [-8, -0.5],
          [-5.5, -8],
        ])}
        fill={cream.pale}
      />
      <path d={oval(0, 1, 5, 5, 'yolk', 0.04)} fill="#E79F34" />
      <path d={oval(-0.5, 0.4, 4, 3.9, 'yolk', 0.04)} fill="#F2B64C" />
      <path d="M-3 0Q-2-2.5 0-2.6" stroke={wheat.pale} strokeWidth="1.2" />
    </PieceBody>
  )
}

export function BreadPiece() {
  return (
    <PieceBody
      d={outline([
        [-10, -5],
        [-6, -9],
        [0, -9.5],
        [6, -9],
        [10, -5],
        [8.5, -1],
        [8.5, 8],
        [0, 9.5],
        [-8.5, 8],
        [-8.5, -1],
      ])}
      fill={crust.base}
    >
      <path
        d={outline([
          [-8.5, -5],
          [-5, -7.6],
          [0, -8],
          [5, -7.6],
          [8.5, -5],
          [7, -1],
          [7, 7],
          [0, 8],
          [-7, 7],
          [-7, -1],
        ])}
        fill={cream.base}
      />
      <path
        d={outline([
          [-6, -4],
          [-1, -6],
          [3, -3],
          [0, 3],
          [-5, 4],
        ])}
        fill={cream.pale}
      />
      <path d="M-3 0h.1M2-4h.1M4 2h.1M-1 5h.1M-5 4h.1M5-3h.1M1 1h.1" stroke={crust.light} strokeWidth="1.3" />
    </PieceBody>
  )
}

const fillet = outline([
  [-12, -1],
  [-8, -6],
  [2, -7],
  [10, -4],
  [13, 1],
  [8, 5],
  [-2, 7],
  [-10, 5],
])

export function FishPiece() {
  return (
    <PieceBody d={fillet} fill={apricot.deep}>
      <path
        d={outline([
          [-11, -1.5],
          [-7, -5.5],
          [2, -6.5],
          [9, -4],
          [11, 0],
          [5, 3],
          [-4, 4.5],
          [-10, 3],
        ])}
        fill="#EE9C72"
      />
      <path
        d="M-7-3q1 3-1 6M-3-4.5q1.5 4-.5 8M2-5q2 4 .5 8M6.5-3.5q1.5 2.5 .5 5"
        stroke={apricot.pale}
        strokeWidth="1.2"
      />
      <path d="M-9 4.5Q0 8 9 4" stroke={crust.light} strokeWidth="1.6" />
      <path d="M-4-1l2-1M4 0l1.5.5M0 1.5l1 .6" stroke={forest.light} strokeWidth="1.2" />
    </PieceBody>
  )
}

export function CheesePiece() {
  return (
    <g>
      <PieceBody d="M-8-4L1-8L9-4V4L0 9L-8 5z" fill={wheat.base}>
        <path d="M-8-4L1-8L9-4L0 .5z" fill={wheat.pale} />
        <path d="M-8-4L0 .5V9L-8 5z" fill={wheat.light} />
      </PieceBody>
      <path d={oval(-4, 2.5, 1.4, 1.7) + oval(4.5, 2, 1.3, 1.6)} fill={wheat.deep} opacity=".6" />
    </g>
  )
}

export function NutPiece() {
  return (
    <PieceBody d={oval(0, 0, 9, 7.6, 'nut', 0.1)} fill={wood.base}>
      <path d={oval(-0.8, -1, 7.4, 5.8, 'nut2', 0.1)} fill={wood.light} />
      <path d="M0-6.5Q-1.5 0 0 6.5M-4-5q-2 2 0 4t-1 4.5M4-5q2.5 2 .5 4t1 4.5" stroke={wood.deep} strokeWidth="1.2" />
      <path d="M-6-1.5Q-5.5-4-3.5-5" stroke={wood.pale} strokeWidth="1.1" />
    </PieceBody>
  )
}

export function BeanPiece() {
  return (
    <g>
      {[
        [-5, -4, 20],
        [5, -2, -30],
        [-3, 5, -60],
        [6, 7, 40],
      ].map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M-4.5-1C-4.5-4.5 4.5-4.5 4.5-1C4.5 3 2 3.5 0 2S-4.5 3-4.5-1z" fill={berry.deep} />
          <path d="M-4-1.4C-4-4 4-4 4-1.4C4 1 2 1.8 0 .8S-4 1-4-1.4z" fill={tomato.deep} />
          <path d="M-2.5-2.4Q-1-3.4 1-3" stroke={tomato.pale} strokeWidth=".9" />
        </g>
      ))}
    </g>
  )
}

export function YoghurtPiece() {
  return (
    <PieceBody
      d={outline([
        [-10, 2],
        [-8, -6],
        [0, -9],
        [8, -7],
        [11, 1],
        [6, 8],
        [-4, 9],
      ])}
      fill={cream.base}
    >
      <path
        d={outline([
          [-9, 1],
          [-7, -5.5],
          [0, -8],
          [7, -6],
          [9, 0],
          [4, 5],
          [-4, 6],
        ])}
        fill="#fff"
      />
      <path d="M-5 2C-6-4 4-6 5-1S-1 3 0-.5" stroke={cream.base} strokeWidth="1.6" />
    </PieceBody>
  )
}

export function OilPiece() {
  return (
    <g>
      <path
        d={oval(-3, -2, 6, 5, 'oil', 0.08) + oval(6, 5, 3.2, 2.8) + oval(-6, 7, 2, 1.8)}
        fill="#B9A436"
        opacity=".75"
      />
      <path d={leaf([-7, -2], [-2, -5.5], 1.6, -0.6)} fill={wheat.pale} />
      <path d="M5 4h.1" stroke={wheat.pale} strokeWidth="1.2" />
    </g>
  )
}

export function LentilPiece() {
  return (
    <g>
      {[
        [-6, -3, '#6F6A3A'],
        [1, -6, '#8B854C'],
        [6, 0, '#6F6A3A'],
        [-1, 1, '#A39C60'],
        [-5, 5, '#8B854C'],
        [4, 6, '#7D7743'],
      ].map(([x, y, fill]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ellipse cx=".5" cy=".8" rx="3.4" ry="2.9" fill="#2F2C14" opacity=".4" />
          <ellipse rx="3.3" ry="2.8" fill={`${fill}`} />
          <path d="M-1.8-.8Q-.6-2 .8-1.8" stroke="#D3CE9A" strokeWidth=".8" />
        </g>
      ))}
    </g>
  )
}

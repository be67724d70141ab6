import { leaf, oval } from '../hand.ts'
import { Blueberry, Raspberry } from '../ingredients/berries.tsx'
import { apricot, cream, crust, tomato, wheat } from '../palette.ts'
import { Crescent, PieceBody } from './piece-body.tsx'

export function LemonPiece() {
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI + 0.3
    return leaf([Math.cos(angle) * 1.4, Math.sin(angle) * 1.4], [Math.cos(angle) * 8, Math.sin(angle) * 8], 4.2)
  }).join('')
  return (
    <PieceBody d={oval(0, 0, 10.5, 10.2, 'lemon')} fill={wheat.base}>
      <path d={oval(-0.2, -0.3, 9.3, 9, 'pith')} fill={cream.pale} />
      <path d={spokes} fill="#F0CB55" />
      <path d="M-4-5l.4 1M4.5-3l-.8.8M3 5l-.5-1" stroke={cream.pale} strokeWidth=".9" />
    </PieceBody>
  )
}

export function ApricotPiece() {
  return (
    <PieceBody d={oval(0, 0, 10.5, 10, 'apricot')} fill={apricot.deep}>
      <path d={oval(-0.2, -0.4, 9.3, 8.8, 'flesh')} fill="#F3B05F" />
      <path d={oval(0.6, 0.8, 7, 6.5, 'deep')} fill={apricot.base} opacity=".5" />
      <path d={oval(0.3, 0.3, 3.6, 3.2, 'hollow')} fill={apricot.deep} />
      <path d={oval(0.8, 0.8, 2.4, 2, 'hollow2')} fill={crust.base} />
      <path d="M-7-3Q-4.5-7 0-7.2" stroke={wheat.pale} strokeWidth="1.2" />
    </PieceBody>
  )
}

export function ApplePiece() {
  return <Crescent skin={tomato.base} flesh="#F6E7BE" light={cream.pale} />
}

export function PearPiece() {
  return <Crescent skin="#A9A548" flesh="#F4EBC9" light={cream.pale} />
}

export function BerryPiece() {
  return (
    <g>
      <g transform="translate(-5.5 -1) scale(.72)">
        <Blueberry />
      </g>
      <g transform="translate(5.5 -4) rotate(25) scale(.66)">
        <Raspberry />
      </g>
      <g transform="translate(3 6) rotate(80) scale(.6)">
        <Blueberry />
      </g>
    </g>
  )
}

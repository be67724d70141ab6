import { Body } from '../body.tsx'
import { leaf, oval } from '../hand.ts'
import { apricot, cream, crust, forest, ink } from '../palette.ts'

const dial = oval(50, 54, 33, 33, 'dial', 0.01)

/** Kitchen alarm clock at ten past ten. */
export function Clock() {
  return (
    <g>
      <path d="M30 84L22 94M70 84L78 94" stroke={forest.deep} strokeWidth="6" />
      <path d="M20 30C16 20 28 10 38 18zM80 30C84 20 72 10 62 18z" fill={apricot.base} />
      <path d="M22 26C20 19 28 13 34 18" stroke={apricot.pale} strokeWidth="2" />
      <path d="M50 22V14M44 13H56" stroke={forest.deep} strokeWidth="4" />
      <Body d={oval(50, 54, 40, 40, 'case', 0.01)} fill={forest.base}>
        <path d="M78 20C104 50 86 96 40 98C84 86 90 48 78 20z" fill={forest.deep} />
        <path d={leaf([14, 56], [32, 22], 5, -5)} fill={forest.light} />
      </Body>
      <Body d={dial} fill={cream.light}>
        <path d="M18 50Q20 22 50 21Q28 30 24 62z" fill={cream.deep} opacity=".6" />
      </Body>
      <path
        d="M50 26v4M50 78v4M22 54h4M74 54h4M36 30l1.5 2.6M64 30l-1.5 2.6M30 40l2.5 1.4M70 40l-2.5 1.4M30 68l2.5-1.4M70 68l-2.5-1.4M36 78l1.5-2.6M64 78l-1.5-2.6"
        stroke={crust.base}
        strokeWidth="1.8"
      />
      <path d="M50 54L36 46M50 54L64 38" stroke={ink} strokeWidth="3.4" />
      <circle cx="50" cy="54" r="3.4" fill={apricot.base} />
    </g>
  )
}

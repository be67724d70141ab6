import type { ReactNode } from 'react'
import { ink } from '../palette.ts'

type PieceBodyProps = { d: string; fill: string; children?: ReactNode }

/** Outline of one cut piece seen from above, about 20 units wide around the origin, with the shade it throws. */
export function PieceBody({ d, fill, children }: PieceBodyProps) {
  return (
    <>
      <path d={d} fill={ink} opacity=".22" transform="translate(.9 1.5)" />
      <path d={d} fill={fill} />
      {children}
    </>
  )
}

type CrescentProps = { skin: string; flesh: string; light: string }

const slice = 'M-11 3.5Q-8.5-7 0-7T11 3.5Q6 1 0 1T-11 3.5z'
const inner = 'M-9.6 2.4Q-7.5-5 0-5T9.6 2.4Q5.5 .2 0 .2T-9.6 2.4z'

/** A slice with skin along its back, as of an apple or an avocado. */
export function Crescent({ skin, flesh, light }: CrescentProps) {
  return (
    <PieceBody d={slice} fill={skin}>
      <path d={inner} fill={flesh} />
      <path d="M-7.5 .3Q-5-3.6 0-3.7" stroke={light} strokeWidth="1.3" />
    </PieceBody>
  )
}

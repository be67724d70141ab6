import { leaf } from '../hand.ts'
import { wheat } from '../palette.ts'

/** Old brass key, upright. */
export function Key() {
  return (
    <g>
      <circle cx="50" cy="26" r="15" stroke={wheat.deep} strokeWidth="8" />
      <circle cx="49.5" cy="25.6" r="15" stroke={wheat.base} strokeWidth="6" />
      <path d="M39 17Q44 11 51 11" stroke={wheat.pale} strokeWidth="2.4" />
      <path d="M46 44H54V92Q50 96 46 92zM54 74H68V82H62V86H68V93H54z" fill={wheat.base} />
      <path d="M51 44H54V92Q52 95 50 95zM54 80H68V82H62V86H54zM54 91H68V93H54z" fill={wheat.deep} />
      <path d="M43 44Q50 41 57 44V49Q50 52 43 49z" fill={wheat.light} />
      <path d={leaf([47.5, 54], [47.5, 90], 2)} fill={wheat.pale} />
    </g>
  )
}

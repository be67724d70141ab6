import { leaf } from '../hand.ts'
import { wood } from '../palette.ts'

const bowl = 'M50 6C61 6 64 18 63 27C62 36 57 42 50 42S38 36 37 27C36 18 39 6 50 6z'

/** Wooden spoon, upright. */
export function Spoon() {
  return (
    <g>
      <path d="M47.6 38h5l1.4 54q-.4 3-3.6 3t-3.6-3z" fill={wood.base} />
      <path d="M51 40h1.6l1.4 52q-.4 3-3 3q1.4-30 0-55z" fill={wood.deep} />
      <path d={bowl} fill={wood.base} />
      <path d="M50 10C58 10 60 19 59.4 26C58.6 33 55 38 50 38S41.4 33 40.6 26C40 19 42 10 50 10z" fill={wood.deep} />
      <path d="M52 14C58 16 58 25 57 30C55 36 50 37 46 35C52 32 55 24 52 14z" fill={wood.light} />
      <path d={leaf([39, 30], [43, 9], 3, -2)} fill={wood.pale} />
      <path d="M48.8 46l.5 42" stroke={wood.pale} strokeWidth="1" />
    </g>
  )
}

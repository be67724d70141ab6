import { leaf } from '../hand.ts'
import { crust, steel, wood } from '../palette.ts'

function Handle() {
  return (
    <g>
      <path d="M46.5 54Q50 52 53.5 54L55 92Q54 96 50 96T45 92z" fill={crust.base} />
      <path d="M51.5 53L53.5 54L55 92Q54 96 50.5 96Q54 76 51.5 53z" fill={crust.deep} />
      <path d="M50 66v.1M50 84v.1" stroke={steel.pale} strokeWidth="2.2" />
      <path d={leaf([47.5, 58], [47, 90], 1.6)} fill={wood.pale} />
    </g>
  )
}

/** Fork with a wooden handle, upright. */
export function Fork() {
  return (
    <g>
      <path
        d="M41 6V24C41 32 46 34 47.6 37L48 56H52L52.4 37C54 34 59 32 59 24V6"
        stroke={steel.base}
        strokeWidth="0"
        fill={steel.base}
      />
      <path d="M43 5V22M50 5V30M57 5V22" stroke={steel.base} strokeWidth="3" />
      <path d="M46.5 4V22M53.5 4V22" stroke="#5F6B69" strokeWidth="1.4" opacity=".8" />
      <path d="M42.5 6V22Q43 28 46 31" stroke={steel.pale} strokeWidth="1.1" />
      <Handle />
    </g>
  )
}

/** Knife with a wooden handle, upright. */
export function Knife() {
  return (
    <g>
      <path d="M46.5 56V10Q47 4 50 3Q58 14 57 34Q56.5 46 53.5 56z" fill={steel.base} />
      <path d="M51 4Q58 16 57 34Q56.5 46 53.5 56H51.5Q55 30 51 4z" fill={steel.pale} />
      <path d="M48 12V54" stroke={steel.deep} strokeWidth="1" />
      <Handle />
    </g>
  )
}

import { Body } from '../body.tsx'
import { leaf, oval } from '../hand.ts'
import { cream, mist, wheat } from '../palette.ts'

const tumbler = 'M24 18L30 90Q50 97 70 90L76 18z'

/** A glass of water with a slice of lemon. */
export function WaterGlass() {
  return (
    <g>
      <Body d={tumbler} fill={mist.pale}>
        <path d="M20 38Q50 46 80 38V100H20z" fill={mist.light} />
        <path d="M60 10h24v90H50Q66 70 60 10z" fill={mist.base} opacity=".6" />
        <path d={oval(50, 54, 14, 13)} fill={wheat.light} />
        <path d={oval(50, 54, 10.5, 9.5)} fill="#F7E7A6" />
        <path d="M50 45v18M42 49l16 10M58 49L42 59" stroke={cream.pale} strokeWidth="1.6" />
        <path d={leaf([32, 30], [35, 86], 5)} fill="#fff" opacity=".75" />
        <path d="M62 70h.1M56 78h.1M64 84h.1M44 82h.1" stroke="#fff" strokeWidth="2.4" />
      </Body>
      <path d="M27 39Q50 47 73 39Q50 33 27 39z" fill="#fff" opacity=".7" />
      <ellipse
        cx="50"
        cy="18"
        rx="26"
        ry="4.5"
        stroke={mist.base}
        strokeWidth="1.6"
        fill={mist.pale}
        fillOpacity=".5"
      />
      <path d="M31 87Q50 93 69 87" stroke={mist.deep} strokeWidth="2" opacity=".7" />
    </g>
  )
}

import { Body } from '../body.tsx'
import { leaf, outline, oval } from '../hand.ts'
import { berry, cream, herb, mist, oat, wheat } from '../palette.ts'
import { BerryScatter } from './berries.tsx'

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

/** Layers of yoghurt, fruit and oats in a glass. */
export function YoghurtGlass() {
  return (
    <g>
      <Body d={tumbler} fill={cream.pale}>
        <path d="M20 74Q40 66 56 72T80 70V100H20z" fill={oat.base} />
        <path
          d="M26 80h.1M34 76h.1M42 82h.1M50 78h.1M58 84h.1M64 78h.1M38 88h.1M54 89h.1"
          stroke={oat.deep}
          strokeWidth="3"
        />
        <path d="M20 48Q36 42 52 47T80 45V60Q60 66 46 60T20 62z" fill={berry.light} />
        <path d="M20 55Q36 50 52 55T80 52V60Q60 66 46 60T20 62z" fill={berry.base} />
        <path d="M62 10h22v90H52Q66 64 62 10z" fill={oat.deep} opacity=".3" />
        <path d={leaf([32, 30], [36, 86], 5)} fill="#fff" opacity=".7" />
      </Body>
      <path d={tumbler} stroke={mist.light} strokeWidth="1.8" />
      <path
        d={outline([
          [24, 20],
          [34, 12],
          [50, 9],
          [66, 12],
          [76, 20],
          [62, 24],
          [38, 24],
        ])}
        fill={cream.pale}
      />
      <path
        d={outline([
          [54, 12],
          [66, 13],
          [75, 20],
          [62, 23],
          [46, 23],
          [58, 18],
        ])}
        fill={cream.base}
      />
      <BerryScatter
        spots={[
          ['rasp', 40, 12, 0.7],
          ['blue', 54, 8, 0.7],
          ['blue', 60, 16, 0.62, 70],
        ]}
      />
      <path d={leaf([47, 8], [40, -4], 8, 2) + leaf([48, 8], [56, -3], 7, -2)} fill={herb.base} />
    </g>
  )
}

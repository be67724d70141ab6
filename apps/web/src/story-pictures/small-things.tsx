import { Body } from '../ui/pictures/body.tsx'
import { dots, grain, oval, speckles } from '../ui/pictures/hand.ts'
import { Bowl } from '../ui/pictures/ingredients/bowl.tsx'
import { apricot, cream, crust, forest, ink, linen, mist, steel, tomato, wheat, wood } from '../ui/pictures/palette.ts'

/** Round kitchen clock on two feet; shows a time by its hands in degrees from noon. */
export function Clock({ hour = 220, minute = 60 }: { hour?: number; minute?: number }) {
  return (
    <g>
      <path d="M28 84L22 94M72 84L78 94" stroke={crust.deep} strokeWidth="5" />
      <path d={oval(50, 52, 42, 42, 'clock', 0.01)} fill={forest.base} />
      <path d="M14 50A38 38 0 0 1 50 14" stroke={forest.light} strokeWidth="4" />
      <path d={oval(50, 52, 34, 34, 'face', 0.01)} fill={cream.pale} />
      <path d="M50 86A34 34 0 0 0 84 52A44 44 0 0 1 50 86z" fill={cream.base} />
      <path d="M50 23v5M50 76v5M21 52h5M74 52h5" stroke={crust.base} strokeWidth="3" />
      <path d="M50 54V35" stroke={ink} strokeWidth="4.4" transform={`rotate(${hour} 50 52)`} />
      <path d="M50 54V28" stroke={ink} strokeWidth="2.8" transform={`rotate(${minute} 50 52)`} />
      <circle cx="50" cy="52" r="4" fill={apricot.base} />
    </g>
  )
}

/** A bowl of salt with a wooden spoon in it. */
export function SaltBowl() {
  return (
    <Bowl glaze={mist}>
      <path d="M11 44C20 30 38 26 52 27S82 32 89 44Q70 56 50 56T11 44z" fill={cream.pale} />
      <path d="M52 27C70 28 82 34 89 44Q72 55 50 56C66 50 68 38 52 27z" fill={linen.base} />
      <path
        strokeDasharray={dots}
        d={speckles('salt', 36, 48, 42, 32, 11)}
        stroke={mist.light}
        strokeWidth="1.6"
        opacity=".9"
      />
      <path d="M58 42L84 8" stroke={wood.deep} strokeWidth="6" />
      <path d="M57 41L82 8" stroke={wood.light} strokeWidth="4" />
      <path d={oval(56, 43, 11, 6, 'salt spoon')} fill={wood.base} />
      <path d={oval(55, 42, 8, 3.6, 'salt spoon')} fill={cream.pale} />
    </Bowl>
  )
}

/** A long strip of paper with ticked lines, leaning against nothing in particular. */
export function PaperList() {
  const rows = [24, 36, 48, 60, 72]
  return (
    <g>
      <Body d="M27 6L76 9L74 93Q50 97 25 92z" fill={cream.pale}>
        <path d="M60 4h24v94H48Q64 50 60 4z" fill={linen.base} opacity=".6" />
        <path d={grain('paper', 6, 28, 12, 44, 78)} stroke={linen.light} strokeWidth="1.4" />
      </Body>
      {rows.map((y, index) => (
        <g key={y}>
          <path d={`M46 ${y}h${[20, 15, 22, 12, 17][index] ?? 16}`} stroke={steel.base} strokeWidth="2.6" />
          <path
            d={`M33 ${y - 1}l3 3l5-7`}
            stroke={index < 3 ? forest.base : linen.deep}
            strokeWidth={index < 3 ? 3 : 1.4}
          />
        </g>
      ))}
      <path d="M34 14h30" stroke={apricot.base} strokeWidth="3.4" />
    </g>
  )
}

/** A carton with a printed table of figures, as one reads it in the shop. */
export function LabelledCarton() {
  return (
    <g>
      <path d="M24 20L70 16L80 24V92L70 96L24 93z" fill={mist.deep} />
      <path d="M70 16L80 24V92L70 96z" fill={mist.base} />
      <path d="M24 20L70 16V96L24 93z" fill={mist.light} />
      <path d="M24 20L70 16V34L24 36z" fill={tomato.light} />
      <path d="M31 29l22-1.6" stroke={cream.pale} strokeWidth="4" />
      <path d="M30 44L64 42V88L30 86z" fill={cream.pale} />
      <path d="M34 50h26M34 58h17M34 66h17M34 74h17M34 82h17" stroke={steel.base} strokeWidth="2.2" />
      <path d="M56 58h5M55 66h6M57 74h4M56 82h5" stroke={ink} strokeWidth="2.4" />
    </g>
  )
}

/** A lit candle in a low holder. */
export function Candle() {
  return (
    <g>
      <path d={oval(50, 24, 20, 26, 'glow')} fill={wheat.pale} opacity=".35" />
      <path d="M50 8C58 18 57 28 50 31C43 28 42 18 50 8z" fill={apricot.light} />
      <path d="M50 17C54 22 54 27 50 30C46 27 46 22 50 17z" fill={wheat.pale} />
      <path d="M41 36Q50 32 59 36V82H41z" fill={cream.light} />
      <path d="M53 34l6 2V82H50z" fill={cream.deep} />
      <path d="M50 36v-5" stroke={ink} strokeWidth="1.8" />
      <path d="M24 82Q50 76 76 82L70 93Q50 98 30 93z" fill={steel.base} />
      <path d="M24 82Q50 90 76 82" stroke={steel.light} strokeWidth="2.4" />
    </g>
  )
}

import { grain, outline } from '../hand.ts'
import { ground, groundDeep, groundSoft } from '../palette.ts'

const wash = outline([
  [44, 196],
  [62, 96],
  [150, 44],
  [262, 34],
  [372, 62],
  [440, 140],
  [452, 232],
  [420, 300],
  [320, 334],
  [190, 336],
  [88, 308],
  [48, 258],
])

/** Quiet wash of ground colour behind a vignette of 480 × 360, with a brushed table line at about 286. */
export function Backdrop() {
  return (
    <g>
      <path d={wash} fill={ground} />
      <path
        d={outline([
          [70, 190],
          [92, 108],
          [176, 66],
          [250, 70],
          [204, 130],
          [150, 190],
          [108, 250],
          [76, 238],
        ])}
        fill={groundSoft}
        opacity=".7"
      />
      <path d={grain('wash', 9, 70, 80, 340, 170, 6)} stroke={groundDeep} strokeWidth="1.6" opacity=".6" />
      <path d="M20 296Q130 286 246 290T462 294" stroke={groundDeep} strokeWidth="3" />
    </g>
  )
}

import { Body } from '../body.tsx'
import { grain, leaf, outline } from '../hand.ts'
import { crust, terracotta } from '../palette.ts'

/** Clay flower pot; a herb stands well in it with its foot at 50 36. */
export function ClayPot() {
  return (
    <g>
      <Body d="M20 36L28 90Q50 98 72 90L80 36z" fill={terracotta.base}>
        <path d="M62 30h24v70H40Q60 92 62 30z" fill={terracotta.deep} opacity=".7" />
        <path d={leaf([29, 48], [33, 86], 7, 2)} fill={terracotta.light} />
        <path d={grain('pot', 6, 26, 56, 46, 32)} stroke={terracotta.pale} strokeWidth="1.2" opacity=".5" />
      </Body>
      <Body
        d={outline([
          [14, 26],
          [50, 21],
          [86, 26],
          [86, 42],
          [50, 48],
          [14, 42],
        ])}
        fill={terracotta.light}
      >
        <path d="M62 16h30v40H52Q66 44 62 16z" fill={terracotta.base} />
      </Body>
      <ellipse cx="50" cy="28" rx="35" ry="7" fill={terracotta.deep} />
      <ellipse cx="50" cy="29.5" rx="32" ry="5.4" fill={crust.deep} />
    </g>
  )
}

import type { ReactNode } from 'react'
import { Steam } from '../ui/pictures/ingredients/coffee-cup.tsx'
import { LinenCloth } from '../ui/pictures/ingredients/linen-cloth.tsx'
import { forest, linen, type Tones } from '../ui/pictures/palette.ts'
import { GroundShadow, Place } from '../ui/pictures/place.tsx'
import { seeded } from '../ui/pictures/seeded.ts'
import { type PropName, things } from './props.tsx'
import { type Room, RoomBehind } from './rooms.tsx'

/** The thing a still life is about, drawn in a 0 0 100 100 box with its foot at 50 94. */
export type Hero = { picture: ReactNode; size: number; shade?: number; steams?: boolean }

export type StillLifePlan = Room & {
  /** Decides the small accidents of the arrangement. */
  seed: string
  hero: Hero
  /** Taller things that stand behind, and small ones that lie in front, from left to right around the hero. */
  back?: readonly PropName[]
  front?: readonly PropName[]
  cloth?: Tones | undefined
}

type Standing = { name: PropName; x: number; y: number; turn: number; size: number }

/** A still life of 480 × 300: a room, a table, one thing it is about and what belongs to it. */
export function StillLife({ seed, hero, back = [], front = [], cloth, ...room }: StillLifePlan) {
  const random = seeded(seed)
  const middle = room.mirrored ? 216 : 264
  const behind = around(back, middle, hero.size * 0.36, [54, 426], () => 222 + random() * 8, random, 1)
  const before = around(front, middle, hero.size * 0.5, [48, 430], () => 264 + random() * 22, random, 1.06)
  return (
    <g>
      <RoomBehind {...room} />
      {behind.map((standing) => (
        <Stand key={standing.name + standing.x} {...standing} />
      ))}
      {cloth ? (
        <Place x={middle - 8} y={292} size={340}>
          <LinenCloth tones={cloth} band={cloth === linen ? forest.light : linen.pale} />
        </Place>
      ) : null}
      {hero.shade === 0 ? null : (
        <GroundShadow x={middle + 10} y={268} width={hero.size * (hero.shade ?? 0.86)} height={hero.size * 0.2} />
      )}
      <Place x={middle} y={272} size={hero.size}>
        {hero.picture}
      </Place>
      {hero.steams ? (
        <Place x={middle} y={272 - hero.size * 0.52} size={hero.size * 0.52}>
          <Steam />
        </Place>
      ) : null}
      {before
        .toSorted((one, other) => one.y - other.y)
        .map((standing) => (
          <Stand key={standing.name + standing.x} {...standing} />
        ))}
    </g>
  )
}

function Stand({ name, x, y, turn, size }: Standing) {
  const { Thing, shade } = things[name]
  return (
    <Place x={x} y={y} size={size} turn={turn} shade={shade}>
      <Thing />
    </Place>
  )
}

const lying: ReadonlySet<PropName> = new Set(['carrot', 'basil', 'parsley', 'dill', 'spinach', 'spoon'])

/** Spreads things left and right of the middle, the first half to the left, each with a little accident of its own. */
function around(
  names: readonly PropName[],
  middle: number,
  keptFree: number,
  [from, to]: readonly [number, number],
  level: () => number,
  random: () => number,
  scale: number,
): Standing[] {
  const left = Math.round((names.length * (middle - from)) / (to - from))
  return names.map((name, index) => {
    const onLeft = index < left
    const [start, end] = onLeft ? [from, middle - keptFree] : [middle + keptFree, to]
    const count = onLeft ? left : names.length - left
    const slot = ((onLeft ? index : index - left) + 0.5) / count
    return {
      name,
      x: Math.round(start + (end - start) * slot + (random() - 0.5) * 8),
      y: Math.round(level()),
      turn: lying.has(name) ? Math.round((onLeft ? -1 : 1) * (58 + random() * 20)) : Math.round((random() - 0.5) * 8),
      size: Math.round(things[name].size * scale * (0.94 + random() * 0.12)),
    }
  })
}

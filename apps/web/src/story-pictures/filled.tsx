import type { ReactNode } from 'react'
import { Heap } from '../ui/pictures/dish/heap.tsx'
import { kindOf } from '../ui/pictures/dish/kinds.tsx'
import { Basket } from '../ui/pictures/ingredients/basket.tsx'
import { BerryScatter } from '../ui/pictures/ingredients/berries.tsx'
import { Bowl, BowlFilling } from '../ui/pictures/ingredients/bowl.tsx'
import { Plate } from '../ui/pictures/ingredients/plate.tsx'
import { Pot } from '../ui/pictures/ingredients/pot.tsx'
import { WoodenBoard } from '../ui/pictures/ingredients/wooden-board.tsx'
import { oat, type Tones } from '../ui/pictures/palette.ts'
import { Place } from '../ui/pictures/place.tsx'
import { type PropName, things } from './props.tsx'

type Standing = readonly [name: PropName, x: number, y: number, size: number, turn?: number]

/** Things standing inside a 0 0 100 100 box, the farther ones first. */
function Standings({ list }: { list: readonly Standing[] }): ReactNode {
  return list.map(([name, x, y, size, turn = 0]) => {
    const { Thing } = things[name]
    return (
      <Place key={`${name} ${x} ${y}`} x={x} y={y} size={size} turn={turn}>
        <Thing />
      </Place>
    )
  })
}

/** Pieces as they lie in a dish, flattened into the slant one looks at a table with. */
function Pieces({ kind, x, y, reach }: { kind: string; x: number; y: number; reach: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1 .42)`}>
      <Heap kind={kindOf(kind)} x={0} y={0} reach={reach} seed={`${kind} ${x}`} />
    </g>
  )
}

type MealProps = { glaze?: Tones; filling?: Tones; kinds?: readonly string[]; berries?: boolean }

/** A bowl of something, with pieces on top. */
export function BowlOf({ glaze, filling = oat, kinds = [], berries = false }: MealProps) {
  return (
    <Bowl {...(glaze ? { glaze } : {})}>
      <BowlFilling tones={filling} />
      {kinds.map((kind, index) => (
        <Pieces
          key={kind}
          kind={kind}
          x={50 + (index - (kinds.length - 1) / 2) * (kinds.length > 2 ? 21 : 26)}
          y={42.5 + (index % 2) * 2}
          reach={kinds.length > 2 ? 13 : 15}
        />
      ))}
      {berries ? (
        <BerryScatter
          spots={[
            ['rasp', 34, 40, 0.56],
            ['blue', 46, 37, 0.5],
            ['rasp', 60, 39, 0.58, 30],
            ['blue', 27, 45, 0.46],
            ['blue', 45, 46, 0.55, 80],
            ['blue', 71, 43, 0.5, 40],
            ['rasp', 57, 47, 0.56, -20],
          ]}
        />
      ) : null}
    </Bowl>
  )
}

/** A bowl with whole fruit or vegetables looking over its rim. */
export function BowlWith({ glaze, list }: { glaze?: Tones; list: readonly Standing[] }) {
  return (
    <Bowl {...(glaze ? { glaze } : {})}>
      <Standings list={list} />
    </Bowl>
  )
}

/** A basket with things standing in it. */
export function BasketWith({ list }: { list: readonly Standing[] }) {
  return (
    <Basket>
      <Standings list={list} />
    </Basket>
  )
}

/** A board with things lying on it. */
export function BoardWith({ list, tones }: { list: readonly Standing[]; tones?: Tones }) {
  return (
    <g>
      <WoodenBoard {...(tones ? { tones } : {})} />
      <Standings list={list} />
    </g>
  )
}

/** A plate with pieces of a dish on it. */
export function PlateOf({ kinds }: { kinds: readonly string[] }) {
  return (
    <Plate>
      {kinds.map((kind, index) => (
        <Pieces
          key={kind}
          kind={kind}
          x={50 + (index - (kinds.length - 1) / 2) * 17}
          y={77.5 + (index % 2) * 2}
          reach={14}
        />
      ))}
    </Plate>
  )
}

/** A pot with soup or stew in it. */
export function PotOf({
  coat,
  filling = oat,
  kinds = [],
}: {
  coat?: Tones
  filling?: Tones
  kinds?: readonly string[]
}) {
  return (
    <Pot {...(coat ? { coat } : {})}>
      <g transform="translate(9 9.4) scale(.82 .8)">
        <BowlFilling tones={filling} />
      </g>
      {kinds.map((kind, index) => (
        <Pieces key={kind} kind={kind} x={50 + (index - (kinds.length - 1) / 2) * 20} y={43.5} reach={12} />
      ))}
    </Pot>
  )
}

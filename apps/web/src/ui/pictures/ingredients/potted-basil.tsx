import { useId } from 'react'
import { Place } from '../place.tsx'
import { Basil } from './basil.tsx'
import { ClayPot } from './clay-pot.tsx'

/** Basil growing in a clay pot. */
export function PottedBasil() {
  const id = useId()
  return (
    <g>
      <Place x={50} y={94} size={60}>
        <ClayPot />
      </Place>
      <Place x={42} y={66} size={55} turn={-22}>
        <g id={id}>
          <Basil />
        </g>
      </Place>
      <Place x={59} y={67} size={52} turn={24} flip>
        <use href={`#${id}`} />
      </Place>
      <Place x={50} y={68} size={61}>
        <use href={`#${id}`} />
      </Place>
    </g>
  )
}

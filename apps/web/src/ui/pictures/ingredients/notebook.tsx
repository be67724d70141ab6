import { Body } from '../body.tsx'
import { leaf } from '../hand.ts'
import { apricot, berry, cream, crust, forest, ink, wood } from '../palette.ts'

const left = 'M50 66C40 60 24 58 7 61L3 88C22 84 40 86 50 92z'
const right = 'M50 66C60 60 76 58 93 61L97 88C78 84 60 86 50 92z'

/** Open notebook with a few written lines, lying on a table. */
export function Notebook() {
  return (
    <g>
      <path
        d="M50 68C38 62 24 60 5 63L0 91C22 88 40 90 50 95.5C60 90 78 88 100 91L95 63C76 60 62 62 50 68z"
        fill={forest.base}
      />
      <path
        d="M50 93C60 88 78 86 98 89L100 91C78 88 60 90 50 95.5C40 90 22 88 0 91L2 89C22 86 40 88 50 93z"
        fill={forest.deep}
      />
      <Body d={left} fill={cream.light}>
        <path d="M38 56h14v40H34Q44 80 38 56z" fill={cream.deep} opacity=".55" />
      </Body>
      <Body d={right} fill={cream.pale}>
        <path d="M50 60h8Q52 80 56 96H48z" fill={cream.base} />
      </Body>
      <path d="M14 67q14-2 28 2M13 72q15-2 29 2M12 77q15-2 30 2M11 82q15-2 31 2" stroke={cream.deep} strokeWidth=".8" />
      <path
        d="M58 69q12-4 29-3M59 74q12-4 29-3M60 79q12-3 29-2M61 84q12-3 29-2"
        stroke={cream.deep}
        strokeWidth=".8"
        opacity=".7"
      />
      <path d={leaf([74, 83], [86, 74], 6, 1) + leaf([74, 83], [68, 75], 5)} fill={apricot.base} />
      <path d="M74 83l-2 3" stroke={crust.deep} strokeWidth="1.2" />
      <path d="M48 65L46 97L49 95L52 98L52 66z" fill={berry.base} />
    </g>
  )
}

/** Pencil, lying from lower left to upper right. */
export function Pencil() {
  return (
    <g transform="rotate(-24 50 80)">
      <path d="M10 77L78 76L78 84L10 83z" fill={apricot.base} />
      <path d="M10 80.5L78 80.5L78 84L10 83z" fill={apricot.deep} />
      <path d="M78 76L92 80L78 84z" fill={wood.pale} />
      <path d="M87.5 78.7L92 80L87.5 81.3z" fill={ink} />
      <path d="M4 77q-3 3 0 6h6v-6z" fill={berry.light} />
      <path d="M10 76.5v7" stroke={cream.deep} strokeWidth="3" strokeLinecap="butt" />
      <path d="M14 78.5h60" stroke={apricot.pale} strokeWidth="1" />
    </g>
  )
}

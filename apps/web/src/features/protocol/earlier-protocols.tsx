import type { ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { Link } from 'react-router-dom'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

interface EarlierProtocolsProps {
  readonly overview: ProtocolOverview
  /** Number of the shown protocol. */
  readonly shown: number
}

/** Links to the other protocols. */
export function EarlierProtocols({ overview: { protocols }, shown }: EarlierProtocolsProps) {
  const others = protocols.filter(({ number }) => number !== shown)
  const newest = protocols[0]?.number
  if (others.length === 0) return null
  return (
    <nav aria-labelledby="fruehere" className="mt-10">
      <h2 id="fruehere" className="text-xl">
        {texts.earlier}
      </h2>
      <ul className="mt-2">
        {others.map(({ number, startsOn }) => (
          <li key={number}>
            <Link
              to={number === newest ? paths.protocol : `${paths.protocol}?protokoll=${number}`}
              className="inline-flex min-h-11 items-center"
            >
              {texts.earlierName(number, formatDate(startsOn))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

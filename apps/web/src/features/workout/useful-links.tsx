import { workout } from '@kostbar/contracts/workout/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Links } from './links.tsx'
import { texts } from './texts.ts'

/** The member's links beside their area: their own and those their coach has added. */
export const UsefulLinks = () => (
  <Links
    query={useQuery(query(workout.mine))}
    userId={useUser()?.id}
    title={texts.title}
    headingClass="text-xl lg:text-lg"
  />
)

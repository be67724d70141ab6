import { workout } from '@kostbar/contracts/workout/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Links } from './links.tsx'
import { texts } from './texts.ts'

interface MyLinksProps {
  readonly headingClass: string
}

/** The member's links: own ones and those added by their trainer. */
export const MyLinks = ({ headingClass }: MyLinksProps) => (
  <Links query={useQuery(query(workout.mine))} userId={useUser()?.id} title={texts.title} headingClass={headingClass} />
)

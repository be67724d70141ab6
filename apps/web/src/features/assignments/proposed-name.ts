import type { Proposal } from '@kostbar/contracts/assignments/schemas'
import { fullName } from '../../domain/users/person.ts'

/** Name of the proposed trainer. */
export const proposedName = ({ trainerFirstName, trainerLastName }: Proposal): string =>
  fullName({ firstName: trainerFirstName, lastName: trainerLastName })

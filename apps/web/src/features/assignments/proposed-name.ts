import type { Proposal } from '@kostbar/contracts/assignments/schemas'
import { fullName } from '../../domain/users/person.ts'

/** Full name of the trainer of a proposal. */
export const proposedName = ({ trainerFirstName, trainerLastName }: Proposal): string =>
  fullName({ firstName: trainerFirstName, lastName: trainerLastName })

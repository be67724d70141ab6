import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'

/** Notice for buyers of coaching who are coached already: they keep their trainer. Empty for others. */
export function AlreadyCoachedNotice() {
  const trainer = useQuery(query(clients.myTrainer)).data?.trainer
  return trainer ? <Notice>{texts.alreadyCoached(fullName(trainer))}</Notice> : null
}

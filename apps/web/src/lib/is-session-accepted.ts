import { users } from '@kostbar/contracts/users/endpoints'
import { losses, sendRefreshed } from './api.ts'
import { readProblem } from './problem-error.ts'

/** Whether the API accepts the session again, and for this page's user. @throws ProblemError when that is not known */
export async function isSessionAccepted(): Promise<boolean> {
  const response = await sendRefreshed(users.info, {})
  if (!response.ok && !losses[response.status]) throw await readProblem(response)
  return response.ok
}

import type { User } from '@kostbar/contracts/users/schemas'
import { Card } from '../../ui/card.tsx'
import { texts } from './texts.ts'
import { UserDetails } from './user-details.tsx'

/** Card with the account data of a user. */
export const AboutUser = ({ user }: { user: User }) => (
  <Card as="section" aria-labelledby="about">
    <h2 id="about" className="mb-2 text-xl">
      {texts.about}
    </h2>
    <UserDetails user={user} listed={undefined} />
  </Card>
)
